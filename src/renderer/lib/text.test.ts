import { expect, test } from 'vitest'
import { everyWordOf, foldWidth, isKept, lineUnits, linkify, searchWords } from './text.ts'

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

test('HONA-11 links an address and keeps the surrounding text', () => {
  expect(linkify('こちら https://example.jp/a?b=1 をご覧ください')).toEqual([
    { text: 'こちら ' },
    { text: 'https://example.jp/a?b=1', href: 'https://example.jp/a?b=1' },
    { text: ' をご覧ください' },
  ])
})

test('excludes adjacent Japanese text and closing marks from the address', () => {
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

test('adds a scheme to www', () => {
  expect(linkify('www.example.jp')).toEqual([{ text: 'www.example.jp', href: 'https://www.example.jp' }])
})

test('keeps other schemes and bare prefixes as text', () => {
  for (const text of ['javascript:alert(1)', 'ftp://example.jp', 'https://', 'www.', '']) {
    expect(linkify(text).some((part) => part.href !== undefined)).toBe(false)
  }
})

test('loses no characters', () => {
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
])('HONA-11 finds in %s the address %s', (text, href) => {
  expect(linkify(text).find((part) => part.href)?.href).toBe(href)
})

test.each(['https://...', 'www...', 'www..https://example.jp'])('HONA-11 finds no address in %s', (text) => {
  expect(linkify(text)).toEqual([{ text }])
})

const texts = [
  'お会いできる日を、少しずつ相談できたらうれしいです。',
  'お仕事ですから、どうぞ気になさらないでください。',
  '了解です(^^)笑 駅のスタバで待ってます!\n\n28歳、https://example.com',
  '料金は10,000円、3:00から24時間です。',
  '',
]

test.each(texts)('joins the units to the same text: %j', (text) => {
  expect(lineUnits(text).flat().join('')).toBe(text)
})

test('keeps the ending of a sentence with its word', () => {
  expect(lineUnits('うれしいです。').flat()).toEqual(['うれしいです。'])
  expect(lineUnits('今日いちばんの収穫です。').flat()).toContain('収穫です。')
})

test('a unit with its ending or its counter is no longer than nine characters', () => {
  const unitsOf = (text: string) => lineUnits(text).flat()
  expect(unitsOf('プロフィールです。')).toEqual(['プロフィールです。'])
  expect(unitsOf('マスコミュニケーションです。').at(-1)).toBe('です。')
  expect([unitsOf('12,345,6円'), unitsOf('12,345,67円')]).toEqual([['12,345,6円'], ['12,345,67', '円']])
  // An ending after a mark or at the beginning stands alone, and so does a mark after a number.
  expect([unitsOf('（猫）です。').at(-1), unitsOf('です。'), unitsOf('3（仮）')]).toEqual([
    'です。',
    ['です。'],
    ['3', '（', '仮', '）'],
  ])
})

test('allows a break in a long phrase after a connecting ending or a particle', () => {
  const phrases = lineUnits('少しずつ相談できたらうれしいです。').map((units) => units.join(''))
  expect(phrases).toEqual(['少しずつ', '相談できたら', 'うれしいです。'])
  expect(lineUnits('小さなことでもかまいません')).toHaveLength(2)
  for (const whole of ['どうぞよろしく', 'うれしいのです', '忙しいながらも']) expect(lineUnits(whole)).toHaveLength(1)
})

test('keeps a number with its unit', () => {
  const units = lineUnits('料金は10,000円、3:00から24時間です。').flat()
  expect(units).toEqual(['料金', 'は', '10,000円', '、', '3:00から', '24時間です。'])
})

test('does not hold a single character, a number or a word longer than a line in large text', () => {
  expect(isKept('今日')).toBe(true)
  expect(isKept('を')).toBe(false)
  expect(isKept('コミュニケーション')).toBe(true)
  expect(isKept('コミュニケーションズ')).toBe(false)
  expect(isKept('a b')).toBe(false)
  expect(['3:00', '10,000', 'a\n'].map(isKept)).toEqual([false, false, false])
  expect(['3:00から', '第3'].map(isKept)).toEqual([true, true])
})
