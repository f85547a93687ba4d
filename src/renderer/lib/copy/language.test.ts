import { expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>(
  [
    './*.ts',
    '../../member/**/copy.ts',
    '../../member/**/*-copy.ts',
    '../../**/legal/*.ts',
    '../../**/greeting.ts',
    '!../../**/*.test.ts',
  ],
  { eager: true },
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

test('CONST-01 CONST2-01 every text of the product is Japanese', () => {
  const texts = Object.entries(modules).flatMap(([file, exports]) => textsOf(exports, file))
  expect(texts.length).toBeGreaterThan(1_000)
  const allowed = new Set([...verbatim, ...asTyped])
  const foreign = texts.filter(([, text]) => !isJapanese(text) && !allowed.has(text))
  expect(foreign.map(([way, text]) => `${way}: ${text}`)).toEqual([])
})
