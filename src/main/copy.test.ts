import { expect, test } from 'vitest'
import { copyFor, en, ja } from './copy.ts'

test.each([
  ['system', 'ja', ja],
  ['system', 'ja-JP', ja],
  ['system', 'en-GB', en],
  ['system', 'jam', en],
  ['system', '', en],
  ['ja', 'en', ja],
  ['en', 'ja', en],
] as const)('selects the texts for choice %s on a system in %j', (choice, language, expected) => {
  expect(copyFor(choice, language)).toBe(expected)
})
