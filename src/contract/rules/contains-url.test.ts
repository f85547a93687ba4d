import { expect, test } from 'vitest'
import { containsUrl } from './contains-url.ts'

test.each([
  'http://a.example',
  'HTTPS://EXAMPLE.ORG',
  'こちらですhttps://example.jp/aを見て',
  'www.example.xyz',
  'example.comです',
  'sub.example.co.jp',
  'example.xyz/path',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  't.me/yoi',
  'lit.link/yoi',
])('CHAT-18 %s is an address', (text) => {
  expect(containsUrl(text)).toBe(true)
})

test.each([
  '土曜日の夜、大丈夫です。',
  '評価は3.5/5でした',
  '11/20 21:30に',
  'はい...わかりました',
  'version1.2',
  'O.K./了解',
  'comという名前',
  'example.company',
])('CHAT-18 %s is none', (text) => {
  expect(containsUrl(text)).toBe(false)
})
