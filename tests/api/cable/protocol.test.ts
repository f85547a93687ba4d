import { expect, test } from 'vitest'
import { openCable } from '../../support/cable-client.ts'
import { startMock } from '../../support/mock.ts'
import { openPairing } from '../../support/open-pairing.ts'

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

test('D-52 echoes identifiers character by character and rejects a foreign conversation', async () => {
  const mock = await startMock()
  const pairing = openPairing(mock, 'woman', 'man')
  const cable = await openCable(mock.server.url, await mock.signIn('woman'))
  const odd = ` {"uuid" : "${pairing.uuid}","channel":"MessageChannel" ,"x":1}`
  cable.command({ command: 'subscribe', identifier: odd })
  expect(await cable.next((frame) => 'identifier' in frame)).toEqual({
    identifier: odd,
    type: 'confirm_subscription',
  })

  const stranger = await openCable(mock.server.url, await mock.signIn('woman-premium'))
  const identifier = JSON.stringify({ channel: 'MessageChannel', uuid: pairing.uuid })
  stranger.command({ command: 'subscribe', identifier })
  expect(await stranger.next((frame) => 'identifier' in frame)).toEqual({
    identifier,
    type: 'reject_subscription',
  })
})

test('ignores unknown channels, actions and commands and invalid JSON without a frame', async () => {
  const mock = await startMock()
  const pairing = openPairing(mock, 'woman', 'man')
  const cable = await openCable(mock.server.url, await mock.signIn('woman'))
  const identifier = JSON.stringify({ channel: 'MessageChannel', uuid: pairing.uuid })
  cable.command({ command: 'subscribe', identifier: JSON.stringify({ channel: 'NoSuchChannel' }) })
  cable.command({ command: 'dance', identifier })
  cable.socket.send('no json')
  cable.command({ command: 'message', identifier, data: '{"action":"speak","message":"early"}' })
  cable.command({ command: 'subscribe', identifier })
  cable.command({ command: 'subscribe', identifier })
  cable.command({ command: 'message', identifier, data: '{"action":"shout","message":"x"}' })
  cable.command({ command: 'message', identifier, data: '{"action":"speak","message":"はじめまして"}' })
  await cable.next((frame) => 'message' in frame)
  expect(cable.frames.map((frame) => frame['type'] ?? frame['message'])).toEqual([
    'welcome',
    'confirm_subscription',
    expect.objectContaining({ content: 'はじめまして' }),
  ])
})

test('WS-01 closes the sockets of an ended login for good', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  const cable = await openCable(mock.server.url, woman)
  await woman.delete('/api/auth/sign_out')
  expect(await cable.next((frame) => frame['type'] === 'disconnect')).toEqual({
    type: 'disconnect',
    reason: 'remote',
    reconnect: false,
  })
  expect(await cable.closed()).toBe(1000)
})
