// `npm run mutants -- mock-api/features/rank` runs mutation tests of a folder, `-- --since REV` of the folders that changed
// since a commit, and without an argument of all folders in tests/mutants/floors.json. A score below the folder's floor
// there fails. docs/testing.md explains the result.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { instrument } from './mutants/instrument.mjs'
import { reportOf } from './mutants/report.mjs'
import { root } from './root.mjs'

/** Lowest score of each folder in percent. */
const floors = new Map(Object.entries(JSON.parse(readFileSync(join(root, 'tests/mutants/floors.json'), 'utf8'))))

/** Folders with production code that differs from a commit. @param {string} commit */
function changedSince(commit) {
  const { status, stdout, stderr } = spawnSync('git', ['diff', '--name-only', commit], { cwd: root, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`Failed to compare with ${commit}: ${stderr.trim()}. Name a commit of this repository.`)
  const files = stdout.split('\n').filter((name) => !/\.test\.tsx?$/.test(name))
  return [...floors.keys()].filter((folder) => files.some((name) => name.startsWith(`${folder}/`)))
}

const [first, ...more] = process.argv.slice(2).map((name) => name.replace(/\/$/, ''))
const since = first === '--since' ? changedSince(more[0] ?? 'HEAD') : undefined
const folders = since ?? (first === undefined ? [...floors.keys()] : [first, ...more])
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const cache = join(root, '.cache/mutants')
mkdirSync(cache, { recursive: true })

/** @param {string} folder */
async function mutate(folder) {
  const instrumented = await instrument(folder)
  const name = join(cache, folder.replaceAll('/', '-'))
  const [code, results] = [`${name}.json`, `${name}.jsonl`]
  writeFileSync(code, JSON.stringify(instrumented.mutated.map((file) => [file.name, file.content])))
  writeFileSync(results, '')
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', 'tests/mutants/vitest.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_NO_WARNINGS: '1',
      MUTATED: folder,
      MUTATED_CODE: code,
      MUTANT_RESULTS: results,
    },
  })
  if (status === null) process.exit(1)
  if (status !== 0) console.error(redTests)
  return reportOf(folder, instrumented, readFileSync(results, 'utf8'))
}

const redTests =
  'Tests failed without a mutant: they are broken, or a mutant left state in a module. They killed nothing.'

const rows = []
const fallen = []
for (const folder of folders) {
  const { survivors, score, row } = await mutate(folder)
  console.log(survivors.join('\n'))
  rows.push(row)
  const floor = floors.get(folder) ?? 0
  if (score < floor) fallen.push(`${folder}: ${score.toFixed(1)}% is below its floor of ${floor}%.`)
}
console.log(`\n${[...rows, ...fallen].join('\n')}`)
process.exitCode = fallen.length > 0 ? 1 : 0
