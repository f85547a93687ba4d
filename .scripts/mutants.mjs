// `npm run mutants -- mock-api/features/rank` runs mutation tests of a folder, `-- --since REV` of the scored folders that
// changed since a commit, and without an argument of all folders scored in tests/mutants/survivors.md. A score below
// the whole percents there fails. `--changed`, a step of `test:all`, is `--since HEAD`, and tests nothing where no git is.
// docs/testing.md explains the result.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { instrument } from './mutants/instrument.mjs'
import { reportOf } from './mutants/report.mjs'
import { root } from './root.mjs'

/** Lowest score of each folder in percent: the recorded one, without its decimals. */
const floors = new Map(
  [
    ...readFileSync(join(root, 'tests/mutants/survivors.md'), 'utf8').matchAll(
      /^\| (\S+) +\| \d+ +\| \d+ +\| ([\d.]+)% +\|$/gm,
    ),
  ].map(([, folder = '', score]) => [folder, Math.floor(Number(score))]),
)

/** Lines that git prints. @param {string[]} args */
function linesOfGit(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) {
    console.error(`Failed to compare with ${args.at(-1)}: ${stderr.trim().split('\n', 1)[0]}`)
    process.exit(2)
  }
  return stdout.split('\n')
}

/** Scored folders with production code that differs from a commit, new files included. @param {string} commit */
function changedSince(commit) {
  const files = [
    ...linesOfGit('ls-files', '--others', '--exclude-standard'),
    ...linesOfGit('diff', '--name-only', commit),
  ].filter((name) => !/\.test\.tsx?$/.test(name))
  return [...floors.keys()].filter((folder) => files.some((name) => name.startsWith(`${folder}/`)))
}

/** Scored folders that differ from the last commit. A copy of the files without git has none. */
function changed() {
  if (spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: root }).status === 0) return changedSince('HEAD')
  console.log('This folder is no git clone, so nothing counts as changed.')
  return []
}

const [first, ...more] = process.argv.slice(2).map((name) => name.replace(/\/$/, ''))
/** Folders that the command line names. */
function namedFolders() {
  if (first === undefined) return [...floors.keys()]
  if (first === '--changed') return changed()
  return first === '--since' ? changedSince(more[0] ?? 'HEAD') : [first, ...more]
}

const folders = namedFolders()
const unknown = folders.find((folder) => !statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory())
if (unknown !== undefined) {
  console.error(`There is no folder '${unknown}'. Name folders of production code, such as mock-api/features/rank.`)
  process.exit(2)
}
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const cache = join(root, '.cache/mutants')
mkdirSync(cache, { recursive: true })

/**
 * Returns the test files with which a new process goes on, because a mutant left something behind in theirs: an empty
 * list for all of them, because the process had to be ended; undefined when none is left.
 * @param {string} results of one process, lines of JSON
 * @returns {string[] | undefined}
 */
function spoiledFiles(results) {
  const spoiled = results
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter((result) => 'spoils' in result)
  if (spoiled.length === 0) return undefined
  const files = new Set(spoiled.map(({ file }) => file))
  return files.has('') ? [] : [...files]
}

/** @param {string} folder */
async function mutate(folder) {
  const instrumented = await instrument(folder)
  const name = join(cache, folder.replaceAll('/', '-'))
  const [code, results] = [`${name}.json`, `${name}.jsonl`]
  writeFileSync(code, JSON.stringify(instrumented.mutated.map((file) => [file.name, file.content])))
  writeFileSync(results, '')
  /** @type {string[] | undefined} */
  let files = []
  do {
    const before = readFileSync(results, 'utf8').length
    const { status } = spawnSync(
      process.execPath,
      [vitest, 'run', '--config', 'tests/mutants/vitest.config.ts', ...files],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          NODE_NO_WARNINGS: '1',
          MUTATED: folder,
          MUTATED_CODE: code,
          MUTANT_RESULTS: results,
        },
      },
    )
    if (status === null) process.exit(1)
    if (status !== 0) console.error(redTests)
    files = spoiledFiles(readFileSync(results, 'utf8').slice(before))
  } while (files)
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
if (folders.length === 0) console.log('No folder with a score has changed.')
else console.log(`\n${[...rows, ...fallen].join('\n')}`)
process.exitCode = fallen.length > 0 ? 1 : 0
