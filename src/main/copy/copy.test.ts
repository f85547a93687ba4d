import { expect, test } from 'vitest'
import { copyFor } from './copy.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

test.each([
  ['system', 'ja', ja],
  ['system', 'ja-JP', ja],
  ['system', 'en-GB', en],
  ['system', 'jam', en],
  ['system', '', en],
  ['ja', 'en', ja],
  ['en', 'ja', en],
] as const)('choice %s on a system in %j', (choice, language, expected) => {
  expect(copyFor(choice, language)).toBe(expected)
})
