// `npm run mutants -- mock-api/features/rank` runs mutation tests of a folder, without an argument of all folders with
// rules. docs/testing.md explains the result.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutatedFolders, instrument } from './mutants/instrument.mjs'
import { reportOf } from './mutants/report.mjs'
import { root } from './root.mjs'

const named = process.argv.slice(2).map((name) => name.replace(/\/$/, ''))
const folders = named.length > 0 ? named : mutatedFolders
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
for (const folder of folders) {
  const { survivors, row } = await mutate(folder)
  console.log(survivors.join('\n'))
  rows.push(row)
}
console.log(`\n${rows.join('\n')}`)
