// @vitest-environment happy-dom
import type { Consumer } from '@rails/actioncable'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withHook } from '../../../../tests/support/with-hook.ts'
import { reconnectSoon, noteConfirmed, replaceConnection, useConnection } from './cable.ts'
import { clearSession, writeSession } from './session-store.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  writeSession({ 'access-token': 't', client: 'c', uid: 'a@b.c' })
  noteConfirmed()
  vi.useFakeTimers()
})
afterEach(() => {
  clearSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const currentConnection = async (): Promise<Consumer> => {
  let open: Promise<Consumer> | undefined
  await withHook(useConnection, ({ value }) => (open = value.consumer()))
  if (!open) throw new Error('Failed to open the connection.')
  return open
}

/** Closes the current connection for good and returns the milliseconds until its replacement. */
async function pauseAfterClose(): Promise<number> {
  const closed = await currentConnection()
  const before = Date.now()
  let replacedAt: number | undefined
  void replaceConnection(closed).then(() => (replacedAt = Date.now()))
  await vi.runAllTimersAsync()
  expect(await currentConnection()).not.toBe(closed)
  return (replacedAt ?? Number.NaN) - before
}

test('doubles the pause before a new connection up to 30 s and resets it after a confirmed subscription', async () => {
  const pauses: number[] = []
  for (let tries = 0; tries < 7; tries += 1) pauses.push(await pauseAfterClose())
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  noteConfirmed()
  expect(await pauseAfterClose()).toBe(1000)
})

test('reopens a broken connection once for all its subscriptions', async () => {
  const broken = await currentConnection()
  const connect = vi.spyOn(broken, 'connect').mockReturnValue(true)
  for (let subscriptions = 0; subscriptions < 3; subscriptions += 1) reconnectSoon(broken)
  await vi.advanceTimersByTimeAsync(499)
  expect(connect).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2001)
  expect(connect).toHaveBeenCalledOnce()
  noteConfirmed()
  reconnectSoon(broken)
  await vi.advanceTimersByTimeAsync(2500)
  expect(connect).toHaveBeenCalledTimes(2)
})
