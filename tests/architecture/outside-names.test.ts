import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outsideNames } from '../../.scripts/lint/outside-names.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Files that look up only their own names: engine, records and seed read no names from a client. */
const ownNames = /^mock-api\/(?:engine|world|town\/seed)\//

test.each(['mock-api', 'src/main'])('no name from outside is looked up in a plain object in %s', (folder) => {
  const isChecked = (file: string) => file.startsWith(`${folder}/`) && !ownNames.test(file)
  expect(outsideNames(root, join(root, folder, 'tsconfig.json'), isChecked)).toEqual([])
})

const breaches: readonly (readonly [code: string, lookup: string])[] = [
  ['return texts[name]', 'texts[name]'],
  ['return texts[`${name}s`]', 'texts[`${name}s`]'],
  ['return texts[name.trim()]', 'texts[name.trim()]'],
  ['return known[name as keyof typeof known]', 'known[name as keyof typeof known]'],
  ['return name in known', 'name in known'],
  ['texts[name] = name', 'texts[name]'],
  ['return Object.hasOwn(known, name) ? texts[name] : at', 'texts[name]'],
]

const lawful = [
  'return name[at]',
  'return [name][at]',
  'return new Map(Object.entries(texts)).get(name)',
  'return Object.hasOwn(texts, name) ? texts[name] : undefined',
  "return known[at > 0 ? 'yes' : 'no']",
  'if (!Object.hasOwn(texts, name)) return\n  return texts[name]',
]

test('reports planted lookups, and accepts those that check first or use known names', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'yoimachi-names-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const compilerOptions = { strict: true, lib: ['ES2023'], types: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  const functions = [...breaches.map(([code]) => code), ...lawful].map(
    (code, index) => `export function planted${index}(name: string, at: number) {\n  ${code}\n}\n`,
  )
  const objects = `const texts: Record<string, string> = { a: 'b' }\nconst known = { yes: 1, no: 0 }\n`
  writeFileSync(join(folder, 'planted.ts'), objects + functions.join(''))
  const found = outsideNames(folder, join(folder, 'tsconfig.json'), () => true)
  expect(found.map((line) => line.replace(/^planted\.ts:\d+: /, ''))).toEqual(breaches.map(([, lookup]) => lookup))
})
