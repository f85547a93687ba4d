import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** Lowest score of each folder in percent: the recorded one, without its decimals. */
export const floors = new Map(
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
export function changedSince(commit) {
  const files = [
    ...linesOfGit('ls-files', '--others', '--exclude-standard'),
    ...linesOfGit('diff', '--name-only', commit),
  ].filter((name) => !/\.test\.tsx?$/.test(name))
  return [...floors.keys()].filter((folder) => files.some((name) => name.startsWith(`${folder}/`)))
}

/** Scored folders that differ from the last commit. A copy of the files without git has none. */
export function changed() {
  if (spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: root }).status === 0) return changedSince('HEAD')
  console.log('This folder is no git clone, so nothing counts as changed.')
  return []
}
