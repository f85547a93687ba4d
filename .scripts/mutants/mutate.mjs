import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { instrument } from './instrument.mjs'
import { reportOf } from './report.mjs'

const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const cache = join(root, '.cache/mutants')

const redTests =
  'Tests failed without a mutant: they are broken, or a mutant left state in a module. They killed nothing.'

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

/**
 * Runs tests in one process and prints their output. Ends this process too if a person ended that one.
 * @param {readonly string[]} files test files; all of the folder for an empty list
 * @param {Record<string, string>} env what the configuration of the tests reads
 */
function runTests(files, env) {
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'tests/mutants/vitest.config.ts', ...files],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_NO_WARNINGS: '1', ...env } },
  )
  if (status === null) process.exit(1)
  if (status !== 0) console.error(redTests)
}

/** Runs the tests of a folder with each of its mutants, and returns its report. @param {string} folder */
export async function mutate(folder) {
  mkdirSync(cache, { recursive: true })
  const instrumented = await instrument(folder)
  const name = join(cache, folder.replaceAll('/', '-'))
  const [code, results] = [`${name}.json`, `${name}.jsonl`]
  writeFileSync(code, JSON.stringify(instrumented.mutated.map((file) => [file.name, file.content])))
  writeFileSync(results, '')
  /** @type {string[] | undefined} */
  let files = []
  while (files) {
    const before = readFileSync(results, 'utf8').length
    runTests(files, { MUTATED: folder, MUTATED_CODE: code, MUTANT_RESULTS: results })
    files = spoiledFiles(readFileSync(results, 'utf8').slice(before))
  }
  return reportOf(folder, instrumented, readFileSync(results, 'utf8'))
}
