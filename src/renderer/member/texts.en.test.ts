import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { englishTexts } from './texts.en.ts'

const renderer = resolve(import.meta.dirname, '..')
const copyFiles = ['lib/copy', 'member']
  .flatMap((folder) =>
    readdirSync(resolve(renderer, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /^lib\/copy\/[\w-]+\.ts$|copy\.ts$/.test(file))

/** Words that other tables hold, too, or that only keep a title together. */
const withoutLines = new Set<unknown>(['productName', 'notFoundTitle', 'partnerTitleWords'])

test('lists each table of texts of the member app', async () => {
  const known = new Set(englishTexts.map(([japanese]) => japanese))
  const modules = await Promise.all(
    copyFiles.map((file) => import(resolve(renderer, file)) as Promise<Record<string, unknown>>),
  )
  const missing = modules
    .flatMap((exported) => Object.entries(exported))
    .filter(([name, value]) => typeof value !== 'function' && !withoutLines.has(name) && !known.has(value as object))
    .map(([name]) => name)
  expect(copyFiles.length).toBeGreaterThan(35)
  expect(missing).toEqual([])
})

/** Fixed texts of a table, with their keys. */
function texts(value: unknown, way: string): [string, string][] {
  if (typeof value === 'string') return [[way, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${way}.${key}`))
}

test('has an English line without Japanese for each text', () => {
  const lines = englishTexts.flatMap(([, english], index) => texts(english, String(index)))
  expect(lines.length).toBeGreaterThan(900)
  expect(
    lines.filter(
      ([, line]) => line.trim() === '' || /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(line),
    ),
  ).toEqual([])
})
