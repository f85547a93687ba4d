import { readdirSync, readFileSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import { expect, test } from 'vitest'
import { productionFiles } from './import-graph.ts'

// A test beside code bears the name of its file; an aspect may follow: `store.test.ts`, `store-damage.test.ts`. What
// crosses folders lies in tests/.

const root = resolve(import.meta.dirname, '../..')

const testFiles = ['src', 'mock-api', 'tests'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, resolve(entry.parentPath, entry.name)).split(sep).join('/')),
)
const testsBesideCode = testFiles.filter((path) => !path.startsWith('tests/'))

/** Tests whose name is not that of a file beside them, or begins with it. */
function strangers(tests: readonly string[], files: readonly string[]): string[] {
  const subjects = new Set(files.map((file) => file.replace(/\.(?:tsx?|css)$/, '')))
  return tests.filter((path) => {
    const words = posix
      .basename(path)
      .replace(/\.test\.tsx?$/, '')
      .split('-')
    const names = words.map((_, index) => words.slice(0, index + 1).join('-'))
    return !names.some((name) => subjects.has(posix.join(posix.dirname(path), name)))
  })
}

/** The only style sheet that a test beside it proves. */
const tokens = 'src/renderer/styles/tokens.css'

test('a test beside code bears the name of its file', () => {
  expect(strangers(testsBesideCode, [...productionFiles, tokens])).toEqual([])
})

test('detects a test that bears the name of no file', () => {
  const planted = [
    'a/store.test.ts',
    'a/store-damage.test.tsx',
    'a/damage.test.ts',
    'b/store.test.ts',
    'a/stores.test.ts',
  ]
  expect(strangers(planted, ['a/store.ts', 'b/other.tsx'])).toEqual([
    'a/damage.test.ts',
    'b/store.test.ts',
    'a/stores.test.ts',
  ])
})

/** Longer titles say what the assertions say. */
const longestTitle = 110

test('no title of a test is longer than a line', () => {
  const titles = testFiles.flatMap((path) =>
    [...readFileSync(resolve(root, path), 'utf8').matchAll(/^ *test[\w.]*\(\s*(['"`])(.+?)\1/gm)].map(
      ([, , title = '']) => title,
    ),
  )
  expect(titles.length).toBeGreaterThan(2_000)
  expect(titles.filter((title) => title.length > longestTitle)).toEqual([])
})
