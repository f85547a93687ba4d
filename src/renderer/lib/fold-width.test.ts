import { expect, test } from 'vitest'
import { foldWidth } from './fold-width.ts'

test('FORM-114 full-width digits fold to plain ones', () => {
  expect(foldWidth('０９０１２３４５６７８')).toBe('09012345678')
})

test('the dashes of a Japanese keyboard become hyphens between digits', () => {
  for (const dash of ['－', '−', 'ー', '‐', '–', '—']) {
    expect(foldWidth(`０９０${dash}１２３４`)).toBe('090-1234')
  }
})

test('a long vowel mark inside a word stays', () => {
  expect(foldWidth('メール')).toBe('メール')
})

test('full-width letters and signs of a mail address fold', () => {
  expect(foldWidth('ａｋａｒｉ＠ｅｘａｍｐｌｅ．ｊｐ')).toBe('akari@example.jp')
})
