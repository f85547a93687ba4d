// @vitest-environment happy-dom
import { Provider } from 'jotai'
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { withHook } from '../../../../../tests/support/with-hook.ts'
import { isPresentingAtom, presentingViewAtom } from '../../hub/presenting.ts'
import { store } from '../../hub/state.ts'
import { usePresenterKeys, usePresentingKeys } from './use-presenting-keys.ts'

const view = store.get(presentingViewAtom)

afterEach(() => {
  store.set(isPresentingAtom, false)
  store.set(presentingViewAtom, view)
})

/** Presses a key while presenting. Returns whether the presentation prevented the default. */
async function press(init: KeyboardEventInit): Promise<boolean> {
  store.set(isPresentingAtom, true)
  const event = new KeyboardEvent('keydown', { ...init, cancelable: true })
  await withHook(
    usePresentingKeys,
    () => window.dispatchEvent(event),
    (page) => createElement(Provider, { store }, page),
  )
  return event.defaultPrevented
}

test('takes the keys that change the view', async () => {
  expect(await press({ key: 'p' })).toBe(true)
  expect(store.get(presentingViewAtom).taps).toBe(!view.taps)
})

test('takes letters with Caps Lock, too', async () => {
  expect(await press({ key: 'P' })).toBe(true)
  expect(await press({ key: 'Enter' })).toBe(false)
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('leaves shortcuts with %s to the browser', async (modifier) => {
  for (const key of ['p', 's', 'r']) expect(await press({ key, [modifier]: true }), key).toBe(false)
  expect(store.get(presentingViewAtom)).toEqual(view)
})

test("the presenter's window takes the keys that its switches name, and leaves the browser's own", async () => {
  const orders: string[] = []
  const pressed = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { ...init, cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  await withHook(
    () => usePresenterKeys((order) => void orders.push(order)),
    () => {
      expect(['b', 'T', 'ArrowRight', 'PageUp'].map((key) => pressed({ key }))).toEqual([true, true, true, true])
      expect([pressed({ key: 'ArrowLeft', altKey: true }), pressed({ key: 's' })]).toEqual([false, false])
    },
  )
  expect(orders).toEqual(['next', 'back'])
  expect(store.get(presentingViewAtom)).toEqual({ ...view, curtain: !view.curtain, time: !view.time })
})
