import { expect, test } from 'vitest'
import { languageOf, textsIn } from './language.ts'

test.each([
  ['system', 'ja', 'ja'],
  ['system', 'ja-JP', 'ja'],
  ['system', 'jam', 'en'],
  ['system', 'en-GB', 'en'],
  ['ja', 'en-GB', 'ja'],
  ['en', 'ja-JP', 'en'],
] as const)('%s on a system in %s speaks %s', (choice, tag, language) => {
  expect(languageOf(choice, tag)).toBe(language)
})

const texts = { key: 'a', title: '題名', text: '説明', en: { title: 'Title', text: '' } }

test('in English, written texts replace the Japanese ones and the others stay', () => {
  expect(textsIn('en', texts)).toEqual({ key: 'a', title: 'Title', text: '説明' })
})

test.each([
  ['ja', texts],
  ['en', { key: 'a', title: '題名', text: '説明' }],
] as const)('in %s, texts stay Japanese where there are no others', (language, given) => {
  expect(textsIn(language, given)).toEqual({ key: 'a', title: '題名', text: '説明' })
})
