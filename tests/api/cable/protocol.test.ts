import { expect, test } from 'vitest'
import { openCable } from '../../support/cable-client.ts'
import { startMock } from '../../support/mock.ts'

test('D-52 IMP-01 welcomes a login in the query and selects the offered protocol', async () => {
  const mock = await startMock()
  const cable = await openCable(mock.server.url, await mock.signIn('woman'))
  expect(await cable.next(() => true)).toEqual({ type: 'welcome' })
  expect(cable.socket.protocol).toBe('actioncable-v1-json')
})

test('IMP-01 welcomes parallel first sockets once each', async () => {
  const mock = await startMock()
  const callers = [await mock.signIn('woman'), await mock.signIn('man'), await mock.signIn('woman-premium')]
  const cables = await Promise.all(callers.map((caller) => openCable(mock.server.url, caller)))
  for (const cable of cables) expect(await cable.next(() => true)).toEqual({ type: 'welcome' })
  const another = await openCable(mock.server.url, await mock.signIn('man'))
  expect(await another.next(() => true)).toEqual({ type: 'welcome' })
  expect(cables.map(({ frames }) => frames.length)).toEqual([1, 1, 1])
})

test('IMP-01 answers unauthorized without reconnect for an invalid login', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  const cable = await openCable(mock.server.url, {
    ...woman,
    headers: { ...woman.headers, 'access-token': 'wrong' },
  })
  expect(await cable.next(() => true)).toEqual({
    type: 'disconnect',
    reason: 'unauthorized',
    reconnect: false,
  })
  expect(await cable.closed()).toBe(1000)
})
