import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { gateCopy } from '../../src/renderer/lib/copy/gate.ts'
import { readCodeTexts } from '../support/ledger/product-texts.ts'
import { quotedTexts } from '../support/ledger/quoted-texts.ts'
import { textsOf } from './fixture-texts.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** What the product says itself: screens, server, mails, and the fixtures of its own voice. */
const code = readCodeTexts([
  'src/renderer/member',
  'src/renderer/lib/copy',
  'src/renderer/ui',
  'src/contract/calls',
  'src/contract/enums',
  'src/contract/wire',
  'mock-api/api',
  'mock-api/features',
  'mock-api/http',
  'mock-api/pages',
])
const data = ['faq-female', 'faq-male', 'announcements', 'latest-info', 'notices', 'operator-messages'].flatMap(
  (name) => textsOf(JSON.parse(read(`fixtures/${name}.json`))),
)
const own = [...new Set([...code, ...data])]

/** Texts that the specification quotes. */
const quoted = new Set(['docs/requirements-1.md', 'docs/requirements-2.md'].flatMap((file) => quotedTexts(read(file))))
/** Choices of the specification's lists (ENUM-05, ENUM-06, ENUM-14), stored in these words. */
const isListed = (text: string) => /^\d+~\d+(歳|センチ|キロ)?$/.test(text)
const kept = (text: string) => quoted.has(text) || isListed(text)

/** Discarded words of the glossary's table of Japanese words, each with the word to use. */
function discarded(): { word: string; not: RegExp }[] {
  const [, table = ''] = read('docs/glossary.md').split('## Japanese words of the product')
  const rows = (table.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(2).flatMap((row) => {
    const [word = '', , not = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    // A bar would end the cell, so the table has a full-width one.
    return [...not.matchAll(/`([^`]+)`/g)].map(([, pattern = '']) => ({
      word,
      not: new RegExp(pattern.replaceAll('｜', '|'), 'u'),
    }))
  })
}

test('each thing has the one word of the glossary, except where the specification is quoted', () => {
  const words = discarded()
  expect(words.length).toBeGreaterThan(14)
  const wrong = own
    .filter((text) => !kept(text))
    .flatMap((text) => words.filter(({ not }) => not.test(text)).map(({ word }) => `${word}: ${text}`))
  expect(wrong).toEqual([])
})

test('FAQ-24 D-100 whoever tells how long the check of a document takes says it in one way', () => {
  const told = own.filter(
    (text) => /確認[^。]*(時間|営業日)[^。]*(終わ|完了|かかります。)/.test(text) && /書類|提出/.test(text),
  )
  expect(told.length).toBeGreaterThan(3)
  const said = gateCopy.document.usual
  const other = told.filter((text) => !text.includes(said) && !text.startsWith('年齢確認書類を提出しました。'))
  expect(other).toEqual([])
})

/** Messages of a field that the specification words without a full stop (part 1, sections 5 and 8). */
const withoutStop = new Set([
  '項目を入力してください',
  '有効なカード情報を入力してください',
  '有効な月を入力してください',
  '有効な年を入力してください',
  'カード情報を正しく入力してください',
  '入力内容を確認してください',
  'TwitterIDの入力を確認してください',
])

test('a message of a field is a sentence with a full stop', () => {
  const messages = readCodeTexts(['src/contract/calls', 'src/contract/wire', 'mock-api/features/payment'])
  const open = [...messages].filter((text) => /(ください|ません|います|できます)$/.test(text) && !withoutStop.has(text))
  expect(open).toEqual([])
})
