// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from './link.ts'
import { PhoneHistory } from './phone-history.ts'

const page: Page = window
let kept: PhoneHistory

beforeEach(() => {
  history.replaceState(null, '', '/first')
  kept = new PhoneHistory({ changed: () => {}, stepping: () => {} })
  kept.keep(page)
})
afterEach(() => {
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward']) Reflect.deleteProperty(history, name)
})

test('cannot go back from the first page', () => {
  expect(kept.canGoBack).toBe(false)
  history.pushState(null, '', '/second')
  expect(kept.canGoBack).toBe(true)
  kept.step(page, -1)
  expect([location.pathname, kept.canGoBack]).toEqual(['/first', false])
})

test('goes back from the third page to the first and forward again', () => {
  history.pushState({ at: 2 }, '', '/second')
  history.pushState({ at: 3 }, '', '/third')
  const seen = [-1, -1, 1, 1].map((delta) => {
    kept.step(page, delta)
    return [location.pathname, history.state]
  })
  expect(seen).toEqual([
    ['/second', { at: 2 }],
    ['/first', null],
    ['/second', { at: 2 }],
    ['/third', { at: 3 }],
  ])
})

test('keeps the last hundred pages', () => {
  for (let at = 1; at <= 100; at += 1) history.pushState(null, '', `/page/${at}`)
  let steps = 0
  for (; kept.canGoBack && steps < 200; steps += 1) kept.step(page, -1)
  expect([steps, location.pathname]).toEqual([99, '/page/1'])
})
