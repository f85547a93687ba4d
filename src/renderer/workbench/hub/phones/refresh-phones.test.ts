// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { linkOf, setReady } from './phone-link.ts'
import { refreshingItself, refreshNow, refreshPhones, reloadPhone, reloadPhones } from './refresh-phones.ts'

freshWorkbench()

test('the stage refreshes the phones of the mock, and reloads all of them', () => {
  vi.useFakeTimers()
  setMode('beside')
  const [a, b, c] = [standInPhone('a'), standInPhone('b'), standInPhone('c')]
  refreshPhones()
  vi.runAllTimers()
  reloadPhones()
  vi.useRealTimers()
  const kinds = [a, b, c].map(({ orders }) => orders.map(({ kind }) => kind))
  // The question proves that the page is there.
  expect(kinds).toEqual([['refresh', 'reload', 'read-texts'], ['reload', 'read-texts'], []])
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

test('reloading a phone whose page has crashed loads its frame, and no frame of a page that replies or unloads', async () => {
  vi.useFakeTimers()
  const loads = vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockReturnValue()
  const show = (phone: 'a' | 'b') => {
    const frame = document.createElement('iframe')
    Object.defineProperty(frame, 'contentWindow', { value: linkOf(phone).frame })
    document.body.append(frame)
  }
  standInPhone('a')
  show('a')
  reloadPhone('a')
  await vi.advanceTimersByTimeAsync(4_999)
  expect(loads).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(loads.mock.calls).toEqual([['http://a.yoimachi.localhost:3000/__phone/']])
  standInPhone('b', (order) => (order.kind === 'read-texts' ? { kind: 'texts', id: order.id, lines: [] } : undefined))
  show('b')
  reloadPhone('b')
  await vi.advanceTimersByTimeAsync(10_000)
  reloadPhone('a')
  setReady('a', false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(loads).toHaveBeenCalledTimes(1)
})
