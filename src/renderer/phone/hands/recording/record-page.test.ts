// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PhoneDid } from '../../../../contract/phone-hands.ts'
import type { Page } from '../../link.ts'
import { nameElement } from './name-element.ts'
import { recordPage } from './record-page.ts'

const page: Page = window
const made: PhoneDid[] = []
let isOn = true
recordPage(page, { isOn: () => isOn, did: (...what) => made.push(...what), isByHand: () => true })
// Other files of tests use the same document.
afterAll(() => (isOn = false))

beforeEach(() => {
  made.length = 0
  isOn = true
})

function show(html: string): void {
  document.body.innerHTML = html
}
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`Failed to find ${selector}.`)
  return element
}
const type = (selector: string, value: string) => {
  const field = find(selector) as HTMLInputElement
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('presses are named as a person names them, and only what can be pressed', () => {
  show('<main><p>文</p><button><span>保留する</span></button><a href="/home">ホーム</a></main>')
  find('span').click()
  find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  find('p').click()
  expect(made).toEqual([{ press: { role: 'button', name: '保留する' } }, { press: { role: 'link', name: 'ホーム' } }])
  isOn = false
  find('span').click()
  expect(made).toHaveLength(2)
})

test('alike elements are told apart by the place around them, else by position', () => {
  show(
    '<ul><li aria-label="はると"><button>見る</button></li><li aria-label="そうた"><button>見る</button></li></ul><p><i><button>閉じる</button></i><b><button>閉じる</button></b></p>',
  )
  expect(nameElement(page, find('li:last-child button'))).toEqual({
    ...{ role: 'button', name: '見る', within: { role: 'listitem', name: 'そうた' } },
  })
  expect(nameElement(page, find('b button'))).toEqual({ role: 'button', name: '閉じる', position: 2 })
  expect(nameElement(page, find('p'))).toBeUndefined()
})

test('texts and choices are reported, and neither passwords nor card numbers', () => {
  show(
    `<label>お名前<input></label><label>パスワード<input type="password" id="p"></label>
     <label>カード番号<input id="c" autocomplete="cc-number"></label><label>セキュリティコード<input id="s"></label>
     <label>都道府県<select><option>東京都</option><option>大阪府</option></select></label>`,
  )
  type('input', 'あかり')
  type('#p', 'yoimachi123')
  type('#c', '4000 0000 0000 0002')
  type('#s', '123')
  const list = find('select') as HTMLSelectElement
  list.selectedIndex = 1
  list.dispatchEvent(new Event('change', { bubbles: true }))
  expect(made).toEqual([
    { type: { role: 'textbox', name: 'お名前' }, text: 'あかり' },
    { type: { role: 'textbox', name: 'パスワード' }, text: '{password}' },
    { fillCard: 'declined' },
    { choose: { role: 'combobox', name: '都道府県' }, option: '大阪府' },
  ])
})
