// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { askPhone, callFromPhone } from './ask-phone.ts'
import { linkPhone, setReady } from './phone-link.ts'

beforeEach(() => {
  for (const phone of ['a', 'b'] as const) linkPhone(phone, null)
})

test('a phone that has not loaded is not waited for', async () => {
  linkPhone('a', {} as Window)
  const reply = askPhone('a', (id) => ({ kind: 'read-device', id }), 'device', 60_000)
  expect(await Promise.race([reply, Promise.resolve('waits')])).toBeUndefined()
})

test('a question is answered by its own reply only, or by nothing after its patience', async () => {
  const a = standInPhone('a')
  const asked = askPhone('a', (id) => ({ kind: 'read-texts', id }), 'texts', 60_000)
  const other = askPhone('a', (id) => ({ kind: 'read-texts', id }), 'texts', 60_000)
  const [first = 0, second = 0] = a.orders.map((order) => ('id' in order ? order.id : 0))
  expect(second).toBeGreaterThan(first)
  a.say({ kind: 'palette' })
  a.say({ kind: 'response', id: first, status: 200 })
  a.say({ kind: 'texts', id: second, lines: ['二'] })
  a.say({ kind: 'texts', id: first, lines: ['一'] })
  expect([(await asked)?.lines, (await other)?.lines]).toEqual([['一'], ['二']])
  vi.useFakeTimers()
  const unheard = askPhone('a', (id) => ({ kind: 'read-texts', id }), 'texts', 1_000)
  vi.advanceTimersByTime(999)
  const early = await Promise.race([unheard, Promise.resolve('waits')])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  expect([early, await unheard]).toEqual(['waits', undefined])
})

test('a question ends when its phone leaves the stage or its page unloads', async () => {
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  const asked = (['a', 'b'] as const).map((phone) =>
    askPhone(phone, (id) => ({ kind: 'read-texts', id }), 'texts', 60_000),
  )
  setReady('a', false)
  b.leave()
  expect([await Promise.all(asked), a.orders.length]).toEqual([[undefined, undefined], 1])
})

test('a call of the member goes through the phone and gives its status, 0 without a phone', async () => {
  standInPhone('a', (order) =>
    order.kind === 'call' && order.path === '/api/account'
      ? { kind: 'response', id: order.id, status: 401 }
      : undefined,
  )
  expect(await callFromPhone('a', { method: 'GET', path: '/api/account' })).toBe(401)
  expect(await callFromPhone('b', { method: 'GET', path: '/api/account' })).toBe(0)
})
