// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PhoneDid } from '../../../../contract/phone-hands.ts'
import type { Page } from '../../link.ts'
import { recordPage } from './record-page.ts'

const page: Page = window
const made: PhoneDid[] = []
let isOn = true
recordPage(page, { isOn: () => isOn, did: (...what) => made.push(...what), isByHand: () => true })
// Tests of other files use the same document.
afterAll(() => (isOn = false))

beforeEach(() => {
  made.length = 0
})

/** Presses a key. `then` is what the browser or the page makes of it. */
async function key(selector: string, name: string, then?: (event: KeyboardEvent) => void, more: object = {}) {
  const target = document.querySelector<HTMLElement>(selector)
  if (!target) throw new Error(`Failed to find ${selector}.`)
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  then?.(event)
  await new Promise((go) => setTimeout(go))
}
const handled = (event: Event) => event.preventDefault()
const click = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click()

test('a key that the browser turns into a press is that press alone', async () => {
  document.body.innerHTML = '<button>送る</button>'
  await key('button', 'Enter', click('button'))
  expect(made).toEqual([{ press: { role: 'button', name: '送る' } }])
})

test('a key that the page handles is a step in its element', async () => {
  document.body.innerHTML = '<label>ひと言<textarea></textarea></label><button role="tab">一覧</button>'
  document.addEventListener('keydown', handled, { once: true })
  await key('textarea', 'Enter')
  document.addEventListener('keydown', handled, { once: true })
  await key('[role=tab]', 'ArrowRight')
  expect(made).toEqual([
    { key: 'Enter', on: { role: 'textbox', name: 'ひと言' } },
    { key: 'ArrowRight', on: { role: 'tab', name: '一覧' } },
  ])
})

test('Enter that sends a form without a press is a step, and with the press of its button it is the press', async () => {
  document.body.innerHTML = '<form><label>検索<input></label><button>探す</button></form>'
  const send = () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))
  await key('input', 'Enter', send)
  expect(made).toEqual([{ key: 'Enter', on: { role: 'textbox', name: '検索' } }])
  made.length = 0
  const button = document.querySelector('button') as HTMLButtonElement
  button.type = 'button'
  await key('input', 'Enter', () => {
    button.click()
    send()
  })
  expect(made).toEqual([{ press: { role: 'button', name: '探す' } }])
})

test('Escape is a step where something is open', async () => {
  document.body.innerHTML = '<main>文</main>'
  await key('body', 'Escape')
  expect(made).toEqual([])
  document.body.innerHTML = '<div role="dialog" aria-label="確認"><button>やめる</button></div>'
  await key('button', 'Escape')
  await key('body', 'Escape')
  expect(made).toEqual([{ key: 'Escape', on: { role: 'button', name: 'やめる' } }, { key: 'Escape' }])
})

test('moving a caret, confirming a conversion, shortcuts and repeats are no steps', async () => {
  document.body.innerHTML = '<label>ひと言<input></label>'
  await key('input', 'ArrowLeft')
  await key('input', 'a', handled)
  for (const more of [{ isComposing: true }, { ctrlKey: true }, { shiftKey: true }, { repeat: true }]) {
    document.addEventListener('keydown', handled, { once: true })
    await key('input', 'Enter', undefined, more)
  }
  expect(made).toEqual([])
})
