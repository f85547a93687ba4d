import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const renderer = resolve(import.meta.dirname, '../../src/renderer')
const isCopy = /^lib\/copy\/[\w-]+\.ts$|^member\/.*copy\.ts$|\/legal\/[\w-]+\.ts$|\/greeting\.ts$/
const copyFiles = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter(
  (file) => isCopy.test(file.replaceAll('\\', '/')) && !file.endsWith('.test.ts'),
)

/** English words from the specification. */
const verbatim = ['Rank UP!', 'Payment Confirming...', 'Error: 3', 'TwitterID']
/** Text without a language: addresses, and a name on a card. */
const asTyped = ['you@example.jp', 'support@yoimachi.example', 'TARO YAMADA', 'YM SERVICE']

/** All texts inside a value with their paths. Functions are called with invented arguments. */
function textsOf(value: unknown, way: string): [string, string][] {
  if (typeof value === 'string') return [[way, value]]
  if (typeof value === 'function') return textsOf(sampleOf(value as MakeText), `${way}()`)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${way}.${key}`))
}

type MakeText = (...args: unknown[]) => unknown

function sampleOf(make: MakeText): unknown {
  try {
    return make(3, 2, 1)
  } catch {
    // Needs other arguments than numbers, e.g. the greeting, which has its own test.
    return undefined
  }
}

const isJapanese = (text: string) =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) || !/[A-Za-z]{3,}/.test(text)

test('CONST-01 CONST2-01 every text of the product is Japanese', async () => {
  const modules = await Promise.all(
    copyFiles.map(async (file): Promise<[string, unknown]> => [file, await import(resolve(renderer, file))]),
  )
  const texts = modules.flatMap(([file, exports]) => textsOf(exports, file))
  expect(texts.length).toBeGreaterThan(1_000)
  const allowed = new Set([...verbatim, ...asTyped])
  const foreign = texts.filter(([, text]) => !isJapanese(text) && !allowed.has(text))
  expect(foreign.map(([way, text]) => `${way}: ${text}`)).toEqual([])
})
