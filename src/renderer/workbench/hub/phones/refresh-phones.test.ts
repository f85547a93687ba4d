// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { refreshingItself, refreshNow, refreshPhones, reloadPhones } from './refresh-phones.ts'

freshWorkbench()

test('the stage refreshes the phones of the mock, and reloads all of them', () => {
  vi.useFakeTimers()
  setMode('beside')
  const [a, b, c] = [standInPhone('a'), standInPhone('b'), standInPhone('c')]
  refreshPhones()
  vi.runAllTimers()
  reloadPhones()
  vi.useRealTimers()
  expect([a, b, c].map(({ orders }) => orders.map(({ kind }) => kind))).toEqual([['refresh', 'reload'], ['reload'], []])
})

test('the events of one step refresh each phone once', () => {
  vi.useFakeTimers()
  const { orders } = standInPhone('a')
  for (let no = 0; no < 3; no++) {
    refreshPhones()
    vi.advanceTimersByTime(20)
  }
  vi.runAllTimers()
  vi.useRealTimers()
  expect(orders).toEqual([{ kind: 'refresh' }])
})

test('the events of a work that refreshes the phones itself refresh nothing', async () => {
  vi.useFakeTimers()
  const { orders } = standInPhone('a')
  await refreshingItself(async () => {
    refreshPhones()
    refreshNow()
    refreshPhones()
  })
  vi.runAllTimers()
  expect(orders).toEqual([{ kind: 'refresh' }])
  refreshPhones()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(orders).toHaveLength(2)
})
