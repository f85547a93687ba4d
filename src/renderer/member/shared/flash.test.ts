import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '../api/store.ts'
import { flashesAtom, flashLongStayMs, hideFlash, showFlash } from './flash.ts'

const visibleFlashes = () => store.get(flashesAtom)
const texts = () => visibleFlashes().map(({ text }) => text)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('CONST-22 CONST-24 CONST2-05 a flash appears after one second and stays five from its appearance', () => {
  showFlash({ text: 'a' })
  vi.advanceTimersByTime(999)
  expect(texts()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['a'])
  vi.advanceTimersByTime(4_999)
  expect(texts()).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('CONST-23 AUTH-09 a long flash stays ten seconds', () => {
  showFlash({ text: 'a', stayMs: flashLongStayMs })
  vi.advanceTimersByTime(10_999)
  expect(texts()).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('HOME-12 several flashes show one below the other, in the order of their triggers', () => {
  showFlash({ text: 'a' })
  showFlash({ text: 'b' })
  vi.advanceTimersByTime(1_000)
  expect(texts()).toEqual(['a', 'b'])
})

test('a flash that was read can be taken away early, and listeners hear of each change', () => {
  const heard = vi.fn<() => void>()
  const stop = store.sub(flashesAtom, heard)
  showFlash({ text: 'a' })
  vi.advanceTimersByTime(1_000)
  hideFlash(visibleFlashes()[0]?.id ?? -1)
  expect(texts()).toEqual([])
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})
