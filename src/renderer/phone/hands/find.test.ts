// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { StoryElement } from '../../../contract/storyline/element.ts'
import type { Page } from '../link.ts'
import { findAll } from './find.ts'
import { nameOf } from './names.ts'
import { roleOf } from './roles.ts'
import { isChecked, isEnabled, isShown } from './states.ts'

function first(html: string): Element {
  document.body.innerHTML = html
  const element = document.querySelector('[data-it]') ?? document.body.firstElementChild
  if (!element) throw new Error('Failed to find an element: the test has none.')
  return element
}

test.each([
  ['<a href="/x">', 'link'],
  ['<a>', null],
  ['<input>', 'textbox'],
  ['<input type="date">', 'textbox'],
  ['<input type="password">', 'textbox'],
  ['<input type="search">', 'searchbox'],
  ['<input type="number">', 'spinbutton'],
  ['<input type="file">', 'button'],
  ['<input type="hidden">', null],
  ['<select>', 'combobox'],
  ['<select multiple>', 'listbox'],
  ['<section>', null],
  ['<section aria-label="x">', 'region'],
  ['<header>', 'banner'],
  ['<main><header data-it>', null],
  ['<img alt="">', null],
  ['<img alt="x">', 'img'],
  ['<ul role="list"><li data-it>', 'listitem'],
  ['<ul role="presentation"><li data-it>', null],
  ['<table><tr><th data-it scope="row">', 'rowheader'],
  ['<table><tr><th data-it>', 'columnheader'],
  ['<div role="Switch">', 'switch'],
  ['<button role="tab">', 'tab'],
  ['<button role="presentation">', null],
  ['<p>', null],
])('%s has the role %s', (html, role) => {
  expect(roleOf(first(html))).toBe(role)
})

test.each([
  ['<button> 保留\n する </button>', '保留 する'],
  ['<button>残り<br>3</button>', '残り 3'],
  ['<button><span>残り </span><b>3</b></button>', '残り 3'],
  ['<button><div>いいね</div><div>12</div></button>', 'いいね 12'],
  ['<button><svg aria-hidden="true"><title>x</title></svg>送る</button>', '送る'],
  ['<button><span style="display:none">x</span>送る</button>', '送る'],
  ['<button aria-label="閉じる">×</button>', '閉じる'],
  ['<button title="消す"></button>', '消す'],
  ['<a href="/x"><img alt="みさき"> 29歳</a>', 'みさき 29歳'],
  ['<i id="l" style="display:none">宛名</i><input data-it aria-labelledby="l">', '宛名'],
  ['<label>名前 <input data-it value="あ"></label>', '名前'],
  ['<label for="f">一言</label><textarea id="f" data-it></textarea>', '一言'],
  ['<input placeholder="探す">', '探す'],
  ['<input placeholder="探す" title="名前">', '名前'],
  ['<input type="submit" value="送る">', '送る'],
  ['<input type="file">', 'Choose File'],
  ['<fieldset><legend>休み</legend></fieldset>', '休み'],
  ['<figure><figcaption>写真</figcaption></figure>', '写真'],
  ['<table><caption>支払い</caption></table>', '支払い'],
  ['<table><tr data-it><td>月</td><td>100円</td></tr></table>', '月 100円'],
  ['<ul>x</ul>', ''],
  ['<div role="dialog">x</div>', ''],
  ['<button>送る<span role="status">済み</span></button>', '送る'],
])('%s has the name %j', (html, name) => {
  expect(nameOf(first(html))).toBe(name)
})

test.each([
  ['<p>', true],
  ['<p style="display:none">', false],
  ['<div style="display:none"><p data-it>', false],
  ['<div aria-hidden="true"><p data-it>', false],
  ['<p style="visibility:hidden">', false],
])('%s is shown: %s', (html, isThere) => {
  expect(isShown(first(html))).toBe(isThere)
})

test.each([
  ['<button>', true],
  ['<button disabled>', false],
  ['<div aria-disabled="true"><a href="/x" data-it>x</a></div>', false],
  ['<button aria-disabled="false">', true],
])('%s is enabled: %s', (html, isUsable) => {
  expect(isEnabled(first(html))).toBe(isUsable)
})

test.each([
  ['<input type="checkbox" checked>', true],
  ['<input type="radio">', false],
  ['<div role="switch" aria-checked="true">', true],
  ['<button aria-pressed="false">', false],
  ['<button>', undefined],
])('%s is checked: %s', (html, state) => {
  expect(isChecked(first(html))).toBe(state)
})

const page = globalThis as unknown as Page
const namesIn = (element: StoryElement) => findAll(page, element).map(({ id }) => id)

test('finds all that are alike, in their order, also within a row or a dialog', () => {
  document.body.innerHTML = `
    <button id="a">消す</button><button id="b" style="display:none">消す</button>
    <ul><li><p>一</p><button id="c">消す</button></li><li><p>二</p><button id="d"> 消す </button></li></ul>
    <div role="dialog" aria-label="確認"><button id="e">消す</button><a id="f" href="/x">消す</a></div>`
  const name = '消す'
  expect(namesIn({ role: 'button', name })).toEqual(['a', 'c', 'd', 'e'])
  expect(namesIn({ role: 'button', name, within: { role: 'listitem', position: 2 } })).toEqual(['d'])
  expect(namesIn({ role: 'button', within: { role: 'list' } })).toEqual(['c', 'd'])
  expect(namesIn({ role: 'button', name, within: { role: 'dialog', name: '確認' } })).toEqual(['e'])
  expect(namesIn({ role: 'button', name, within: { role: 'dialog', name: 'x' } })).toEqual([])
})
