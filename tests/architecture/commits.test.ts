import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const longest = 72

/**
 * Subjects of the commits since the rule is held. A fresh clone of CI has one commit, and an archive none. A merge is
 * named by its host.
 */
function subjects(): string[] {
  try {
    const args = ['log', '--no-merges', '--since=2026-11-28T12:00:00Z', '--format=%s']
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n')
  } catch {
    return []
  }
}

const tooLong = (lines: readonly string[]) =>
  lines.filter((line) => line.length > longest && !line.startsWith('Merge '))

test('the subject of a commit has at most 72 characters', () => {
  expect(tooLong(subjects())).toEqual([])
})

test('finds a subject that is too long', () => {
  const line = 'Say what this commit does in so many words that no list shows them all at once'
  expect(tooLong([line, line.slice(0, longest), `Merge ${line}`])).toEqual([line])
})
