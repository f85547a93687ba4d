// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetBank, goBackOverBank, noteDeparture, readArrival } from './bank-return.ts'

let length = 3
let went: number[] = []

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})
beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  ;[length, went] = [3, []]
  vi.spyOn(history, 'length', 'get').mockImplementation(() => length)
  vi.spyOn(history, 'go').mockImplementation((steps = 0) => void went.push(steps))
  history.replaceState(null, '', '/payment_success?id=5')
})

test("PAY-103 goes back over the bank's pages and keeps their destination until it is open", () => {
  noteDeparture()
  length = 5
  expect(goBackOverBank('/payment')).toBe(true)
  expect(went).toEqual([-2])
  // On the way back there is nothing to skip.
  expect(goBackOverBank('/payment')).toBe(false)
  noteDeparture()
  length = 6
  expect(goBackOverBank('/payment')).toBe(true)
  expect(readArrival()).toBe('/payment_success?id=5')
  expect(readArrival()).toBe('/payment_success?id=5')
  forgetBank()
  expect(readArrival()).toBeNull()
})

test('PAY-103 opens the page of departure without the history if the browser drops the step back', () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  noteDeparture()
  length = 5
  expect(goBackOverBank('/payment')).toBe(true)
  vi.advanceTimersByTime(4_999)
  expect(replace).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(replace.mock.calls).toEqual([['/payment']])
  // It finds there where the bank led to.
  expect(readArrival()).toBe('/payment_success?id=5')
  replace.mockRestore()
})

test('PAY-103 ignores a step back by the member to the form', () => {
  noteDeparture()
  length = 5
  expect(goBackOverBank('/payment_success')).toBe(false)
  expect(went).toEqual([])
  expect(readArrival()).toBeNull()
})

test.each([
  ['shorter than it was', 2],
  ['as long as it was', 3],
  ['as long as a browser counts', 50],
])('PAY-103 skips nothing when the history is %s', (_, now) => {
  noteDeparture()
  length = now
  expect(goBackOverBank('/payment')).toBe(false)
  expect([went, readArrival()]).toEqual([[], null])
})

test('PAY-103 finds the way back in the longest countable history', () => {
  noteDeparture()
  length = 49
  expect(goBackOverBank('/payment')).toBe(true)
  expect(went).toEqual([-46])
})

test.each(['{', '7', '{"left":"3"}', '{"arrived":3}'])('ignores an invalid note: %s', (note) => {
  sessionStorage.setItem('yoimachi.bank', note)
  length = 5
  expect(goBackOverBank('/payment')).toBe(false)
  expect(readArrival()).toBeNull()
})
