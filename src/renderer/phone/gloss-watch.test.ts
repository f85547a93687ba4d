// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aShell } from '../../../tests/support/phone-frame.ts'

/** The shell of a phone with a page whose presses are counted. */
async function aWatchedPage() {
  const around = await aShell('/home', '<button>保留する</button>')
  const { page } = around
  const button = page.document.querySelector('button')
  if (!button) throw new Error('Failed to find the button.')
  let presses = 0
  button.addEventListener('click', () => (presses += 1))
  const press = (init: MouseEventInit = {}, isTrusted = true) => {
    const click = new page.MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    Object.defineProperty(click, 'isTrusted', { value: isTrusted })
    button.dispatchEvent(click)
    return presses
  }
  const escape = () => {
    const event = new page.KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    button.dispatchEvent(event)
    return event.defaultPrevented
  }
  around.news()
  return { ...around, press, escape }
}

test('leaves presses alone until English is asked for', async () => {
  const { press, escape, news } = await aWatchedPage()
  expect([press({ altKey: true }), escape(), news()]).toEqual([1, false, [{ kind: 'key', key: 'Escape' }]])
})

test('keeps presses with Alt from the page, and no others', async () => {
  const { press, order } = await aWatchedPage()
  order({ kind: 'gloss', mode: 'alt', scale: 1 })
  expect([press({ altKey: true }), press()]).toEqual([0, 1])
})

test('keeps every press of a person from the page in the mode, until Escape, and none of a story', async () => {
  const { press, order, escape, news } = await aWatchedPage()
  order({ kind: 'gloss', mode: 'press', scale: 0.5 })
  news()
  expect([press(), press({}, false)]).toEqual([0, 1])
  expect([escape(), news()]).toEqual([true, [{ kind: 'gloss-end' }]])
  order({ kind: 'gloss', mode: 'alt', scale: 0.5 })
  expect(press()).toBe(2)
})
