// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { entriesOfTemplates } from './entries.ts'
import { glossaryOf } from './glossary.ts'
import { textAt, textsAhead, textsOf } from './text-at.ts'

const glossary = glossaryOf(
  entriesOfTemplates([
    ['いいね', 'Like'],
    ['いいねを送る', 'Send a like'],
    ['はっきり', 'clearly'],
    ['はっきり写してください。', 'Show it clearly.'],
    ['{0}さんの写真', 'Photo of {0}'],
    ['メニューを開く', 'Open menu'],
    ['メッセージを入力', 'Write a message'],
    ['新着', 'New'],
    ['人気', 'Popular'],
  ]),
)

/** The English at the first element that matches. */
function englishAt(selector: string, html: string) {
  document.body.innerHTML = html
  const element = document.querySelector(selector)
  if (!element) throw new Error(`Failed to find ${selector}.`)
  const found = textAt(window, element, glossary)
  return found && { text: found.text, english: found.english }
}

beforeEach(() => {
  document.body.innerHTML = ''
})

test('explains the whole sentence of a pressed word, and the whole label of a pressed part', () => {
  const sentence = '<p><span>はっきり</span>写してください。</p>'
  expect(englishAt('span', sentence)?.english).toBe('Show it clearly.')
  expect(englishAt('b', '<button><b style="display:block">いいね</b>を送る</button>')?.english).toBe('Send a like')
})

test('explains an icon by the label of its button, a picture by its text, an empty field by its placeholder', () => {
  expect(englishAt('path', '<button aria-label="メニューを開く"><svg><path /></svg></button>')?.english).toBe(
    'Open menu',
  )
  expect(englishAt('img', '<img alt="あかりさんの写真">')?.english).toBe('Photo of あかり')
  expect(englishAt('input', '<input placeholder="メッセージを入力">')?.english).toBe('Write a message')
})

test('explains the chosen option of a list', () => {
  expect(englishAt('select', '<select><option>新着<option selected>人気</select>')?.english).toBe('Popular')
})

test('has no English for a text of a person, and nothing to show where there is no Japanese', () => {
  const own = { text: '山に登っています。', english: undefined }
  expect(englishAt('p', '<p>山に登っています。</p>')).toEqual(own)
  expect(englishAt('p', '<p>12:30</p>')).toBeUndefined()
})

test('lists the texts of a page in order, sentences once', () => {
  document.body.innerHTML =
    '<h1>新着</h1><p><span style="display: inline">はっきり</span>写してください。</p><p>12</p><button aria-label="メニューを開く"></button>'
  expect(textsOf(window).map(({ localName }) => localName)).toEqual(['h1', 'p', 'button'])
})

test('says of a long text of a person that it has no English, also of one in words for line breaks', () => {
  const long = '山'.repeat(700)
  expect(englishAt('p', `<p>${long}</p>`)).toEqual({ text: long, english: undefined })
  const words = `<span style="display: inline">${long}</span>`
  expect(englishAt('p', `<p>${words}<wbr>${words}</p>`)).toEqual({ text: long + long, english: undefined })
  // A press beside the texts of a long block.
  expect(englishAt('main', `<main><p>${long}</p></main>`)).toBeUndefined()
})

test('leads from the shown text to those after or before it, from a block past its texts, and from the edges', () => {
  document.body.innerHTML = '<h1>一</h1><section><p>二</p><p>三<b>太</b></p></section><h2>四</h2>'
  const all = [...document.querySelectorAll('h1, p, h2')]
  const ahead = (selector: string | undefined, by: 1 | -1) =>
    textsAhead(all, selector === undefined ? undefined : (document.querySelector(selector) ?? undefined), by).map(
      ({ textContent }) => textContent,
    )
  expect([ahead(undefined, 1), ahead(undefined, -1)]).toEqual([
    ['一', '二', '三太', '四'],
    ['四', '三太', '二', '一'],
  ])
  expect([ahead('h1', 1), ahead('h1', -1)]).toEqual([['二', '三太', '四'], []])
  expect([ahead('section', 1), ahead('section', -1)]).toEqual([['四'], ['一']])
  expect([ahead('b', 1), ahead('b', -1)]).toEqual([['四'], ['二', '一']])
})
