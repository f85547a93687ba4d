import { expect, test } from 'vitest'
import { linkify } from './linkify.ts'

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
  ['(https://example.jp/a.)', 'https://example.jp/a'],
])('HONA-11 finds in %s the address %s', (text, href) => {
  expect(linkify(text).find((part) => part.href)?.href).toBe(href)
})

test.each(['https://...', 'www...', 'www..https://example.jp', 'awww.so cute'])(
  'HONA-11 finds no address in %s',
  (text) => {
    expect(linkify(text)).toEqual([{ text }])
  },
)
