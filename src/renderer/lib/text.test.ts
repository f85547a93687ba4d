import { expect, test } from 'vitest'
import { everyWordOf, foldWidth, searchWords } from './text.ts'

test('FORM-114 folds full-width digits', () => {
  expect(foldWidth('０９０１２３４５６７８')).toBe('09012345678')
})

test('turns dashes of a Japanese keyboard between digits into hyphens', () => {
  for (const dash of ['－', '−', 'ー', '‐', '–', '—']) {
    expect(foldWidth(`０９０${dash}１２３４`)).toBe('090-1234')
  }
})

test('keeps a long vowel mark inside a word', () => {
  expect(foldWidth('メール')).toBe('メール')
})

test('folds full-width letters and signs of a mail address', () => {
  expect(foldWidth('ａｋａｒｉ＠ｅｘａｍｐｌｅ．ｊｐ')).toBe('akari@example.jp')
})

test('a search is its words in half-width small letters', () => {
  expect([searchWords(' ＡＰＩ　49\tProfile '), searchWords('　 ')]).toEqual([['api', '49', 'profile'], []])
})

test('finds a text that holds every word of a search, in any order and case', () => {
  const fits = everyWordOf('profile API')
  expect(['API-49 Profile', 'profile of the api', 'API-49', 'Profile', ''].map(fits)).toEqual([
    ...[true, true, false, false, false],
  ])
  expect(['anything', ''].map(everyWordOf(' '))).toEqual([true, true])
})

test('finds a text in full-width letters and signs by what a keyboard types for them', () => {
  for (const search of ['（男性）', '(男性)', 'ＡＰＩ', 'api'])
    expect(everyWordOf(search)('ＡＰＩの一日（男性）'), search).toBe(true)
})
