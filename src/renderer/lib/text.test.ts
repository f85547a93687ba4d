// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { foldWidth, formText, linkify, isKept, lineUnits } from './text.ts'

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

test('a field of a form is read as text; a missing one and a file are none', () => {
  const form = new FormData()
  form.append('name', 'はると')
  form.append('photo', new Blob(['x']))
  expect(['name', 'photo', 'age'].map((field) => formText(form, field))).toEqual(['はると', '', ''])
})

test('HONA-11 an address becomes a link, the text around it stays', () => {
  expect(linkify('こちら https://example.jp/a?b=1 をご覧ください')).toEqual([
    { text: 'こちら ' },
    { text: 'https://example.jp/a?b=1', href: 'https://example.jp/a?b=1' },
    { text: ' をご覧ください' },
  ])
})

test('Japanese text and closing marks without a blank are not part of the address', () => {
  expect(linkify('https://example.jp/aを確認。')).toEqual([
    { text: 'https://example.jp/a', href: 'https://example.jp/a' },
    { text: 'を確認。' },
  ])
  expect(linkify('(https://example.jp/).')).toEqual([
    { text: '(' },
    { text: 'https://example.jp/', href: 'https://example.jp/' },
    { text: ').' },
  ])
})

test('www gets a scheme', () => {
  expect(linkify('www.example.jp')).toEqual([{ text: 'www.example.jp', href: 'https://www.example.jp' }])
})

test('other schemes and bare starts stay text', () => {
  for (const text of ['javascript:alert(1)', 'ftp://example.jp', 'https://', 'www.', '']) {
    expect(linkify(text).some((part) => part.href !== undefined)).toBe(false)
  }
})

test('nothing is lost', () => {
  const text = 'a https://x.jp/(b) c\nwww.y.jp, d'
  expect(
    linkify(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test.each([
  ['http://example.jp/a', 'http://example.jp/a'],
  ['HTTPS://EXAMPLE.JP', 'HTTPS://EXAMPLE.JP'],
  ['https://www.example.jp', 'https://www.example.jp'],
  ['https://example.jp/a?!', 'https://example.jp/a'],
  ['[https://example.jp/a]', 'https://example.jp/a'],
  ['[https://example.jp/a]]', 'https://example.jp/a'],
  ['https://example.jp/?a[1]', 'https://example.jp/?a[1]'],
  ['https://example.jp/a_(b)', 'https://example.jp/a_(b)'],
])('HONA-11 of %s the address is %s', (text, href) => {
  expect(linkify(text).find((part) => part.href)?.href).toBe(href)
})

test.each(['https://...', 'www...', 'www..https://example.jp'])('HONA-11 %s is no address', (text) => {
  expect(linkify(text)).toEqual([{ text }])
})

const texts = [
  'お会いできる日を、少しずつ相談できたらうれしいです。',
  'お仕事ですから、どうぞ気になさらないでください。',
  '了解です(^^)笑 駅のスタバで待ってます!\n\n28歳、https://example.com',
  '料金は10,000円、3:00から24時間です。',
  '',
]

test.each(texts)('the units of a text are the text: %j', (text) => {
  expect(lineUnits(text).flat().join('')).toBe(text)
})

test('the ending of a sentence stays with the word that it ends', () => {
  expect(lineUnits('うれしいです。').flat()).toEqual(['うれしいです。'])
  expect(lineUnits('今日いちばんの収穫です。').flat()).toContain('収穫です。')
})

test('a long phrase may be left behind a connecting ending and a particle', () => {
  const phrases = lineUnits('少しずつ相談できたらうれしいです。').map((units) => units.join(''))
  expect(phrases).toEqual(['少しずつ', '相談できたら', 'うれしいです。'])
  expect(lineUnits('小さなことでもかまいません')).toHaveLength(2)
  for (const whole of ['どうぞよろしく', 'うれしいのです', '忙しいながらも']) expect(lineUnits(whole)).toHaveLength(1)
})

test('a figure stays with what it counts', () => {
  const units = lineUnits('料金は10,000円、3:00から24時間です。').flat()
  expect(units).toEqual(['料金', 'は', '10,000円', '、', '3:00から', '24時間です。'])
})

test('a single character, a figure and a word longer than a line in large text are not kept together', () => {
  expect(isKept('今日')).toBe(true)
  expect(isKept('を')).toBe(false)
  expect(isKept('コミュニケーション')).toBe(true)
  expect(isKept('コミュニケーションズ')).toBe(false)
  expect(isKept('a b')).toBe(false)
  expect(isKept('3:00')).toBe(false)
})
