// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { PhoneMessage } from '../../../../contract/phone-messages.ts'
import { PersonWatch } from './person-watch.ts'

const posted: PhoneMessage[] = []
const phone = { pageInside: () => window, report: (message: PhoneMessage) => void posted.push(message) }

beforeEach(() => {
  posted.length = 0
  document.body.innerHTML = '<label>書類<input type="file"></label><button>送る</button>'
})

const give = () => {
  const field = document.querySelector('input') as HTMLInputElement
  const files = [new File(['x'], '書類.png')]
  Object.defineProperty(field, 'files', { configurable: true, value: files })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a page is watched while a recording runs, and once however often it is attended', () => {
  const watch = new PersonWatch(phone)
  watch.attend()
  give()
  expect(posted).toEqual([])
  watch.record(true)
  watch.attend()
  give()
  expect(posted).toMatchObject([{ kind: 'did', did: { upload: { role: 'button', name: '書類' } } }])
  watch.record(false)
  give()
  expect(posted).toHaveLength(1)
})

test('a press points at an element and never reaches the app, until pointing ends', () => {
  const watch = new PersonWatch(phone)
  const button = document.querySelector('button') as HTMLButtonElement
  const pressed = vi.fn<() => void>()
  button.addEventListener('click', pressed)
  watch.pick(true)
  button.click()
  expect(posted).toMatchObject([
    { kind: 'picked', picked: { element: { role: 'button', name: '送る' }, enabled: true } },
  ])
  expect(pressed).not.toHaveBeenCalled()
  watch.pick(false)
  button.click()
  expect(pressed).toHaveBeenCalledOnce()
  expect(posted).toHaveLength(1)
})

test('a disabled control, which has no click, can be pointed at', () => {
  const watch = new PersonWatch(phone)
  const button = document.querySelector('button') as HTMLButtonElement
  button.disabled = true
  watch.pick(true)
  for (const type of ['pointerdown', 'pointerup', 'click'])
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }))
  watch.pick(false)
  expect(posted).toMatchObject([{ kind: 'picked', picked: { element: { name: '送る' }, enabled: false } }])
})
