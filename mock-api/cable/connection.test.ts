import { expect, test, vi } from 'vitest'
import { aMember } from '../../tests/support/world/a-member.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { type CableChannel, Connection } from './connection.ts'
import { frames, longestCommand } from './frames.ts'

const identifier = '{"channel":"Room"}'
const member = aMember(aWorld())

/** A connection with two channels that have one conversation each, and the frames that it sent. */
function aConnection(room: Partial<CableChannel> = {}) {
  const sent: string[] = []
  const close = vi.fn<(code: number) => void>()
  const perform = vi.fn<CableChannel['perform']>()
  const channel = (name: string): CableChannel => ({
    ...{ name, subscribe: () => 7, perform, mayReceive: () => true },
    ...room,
  })
  const channels = new Map(['Room', 'Desk'].map((name) => [name, channel(name)]))
  const connection = new Connection({ send: (frame) => void sent.push(frame), close }, 1, 2, channels)
  const command = (command: Record<string, unknown>) => connection.receive(JSON.stringify(command))
  const subscribe = (to = identifier) => command({ command: 'subscribe', identifier: to })
  const message = (data?: unknown) => command({ command: 'message', identifier, data })
  return { connection, sent, close, perform, command, subscribe, message }
}

test('reads a frame of 64 KiB and drops a longer one', () => {
  const answersTo = (length: number) => {
    const { connection, sent } = aConnection()
    connection.receive(JSON.stringify({ command: 'subscribe', identifier }).padEnd(length))
    return sent
  }
  expect(longestCommand).toBe(65_536)
  expect(answersTo(65_536)).toEqual([frames.confirm(identifier)])
  expect(answersTo(65_537)).toEqual([])
})

test('sends the frames of Action Cable', () => {
  const { connection, sent, close } = aConnection()
  connection.welcome()
  connection.ping(12)
  connection.disconnect('remote', true)
  expect(sent).toEqual([
    '{"type":"welcome"}',
    '{"type":"ping","message":12}',
    '{"type":"disconnect","reason":"remote","reconnect":true}',
  ])
  expect(close.mock.calls).toEqual([[1000]])
})

test('confirms a subscription once and rejects one without a conversation', () => {
  const { sent, subscribe } = aConnection()
  subscribe()
  subscribe()
  expect(sent).toEqual(['{"identifier":"{\\"channel\\":\\"Room\\"}","type":"confirm_subscription"}'])
  const foreign = aConnection({ subscribe: () => undefined })
  foreign.subscribe()
  foreign.subscribe()
  const rejected = '{"identifier":"{\\"channel\\":\\"Room\\"}","type":"reject_subscription"}'
  expect(foreign.sent).toEqual([rejected, rejected])
})

test('passes member and parameters to the channel that a subscription names', () => {
  const subscribe = vi.fn<CableChannel['subscribe']>(() => 7)
  aConnection({ subscribe }).subscribe('{"channel":"Desk","uid":"x"}')
  expect(subscribe.mock.calls).toEqual([[1, { channel: 'Desk', uid: 'x' }]])
})

test.each(['{', 'null', '"Room"', '7', '{}', '{"channel":"Hall"}', '{"channel":["Room"]}', '{"channel":null}'])(
  'sends nothing for the identifier %s and reads the next frame',
  (odd) => {
    const { sent, subscribe } = aConnection()
    subscribe(odd)
    subscribe()
    expect(sent).toEqual([frames.confirm(identifier)])
  },
)

test.each(['', 'null', '[]', '{"command":"dance","identifier":"x"}', '{"command":"subscribe"}'])(
  'sends nothing for the frame %s',
  (text) => {
    const { connection, sent } = aConnection()
    connection.receive(text)
    expect(sent).toEqual([])
  },
)

test('runs the action that a message names, or receive', () => {
  const { perform, subscribe, message } = aConnection()
  message('{"action":"speak"}')
  expect(perform).not.toHaveBeenCalled()
  subscribe()
  message('{"action":"speak","message":"x"}')
  message('{"message":"x"}')
  message('{"action":["speak"]}')
  expect(perform.mock.calls).toEqual([
    [1, 7, 'speak', { action: 'speak', message: 'x' }],
    [1, 7, 'receive', { message: 'x' }],
    [1, 7, 'receive', { action: ['speak'] }],
  ])
})

test.each([undefined, 'speak', 'null', '"speak"', '7'])('runs no action for the data %s', (data) => {
  const { perform, subscribe, message } = aConnection()
  subscribe()
  message(data)
  expect(perform).not.toHaveBeenCalled()
})

test('handles no frame that arrives after the server has disconnected', () => {
  const { connection, sent, perform, subscribe, message } = aConnection()
  subscribe()
  connection.disconnect('remote', true)
  sent.length = 0
  message('{"action":"speak"}')
  subscribe('{"channel":"Desk"}')
  expect([sent, perform.mock.calls]).toEqual([[], []])
})

test('ends a subscription by its identifier', () => {
  const { connection, sent, command, subscribe, message, perform } = aConnection()
  subscribe()
  command({ command: 'unsubscribe', identifier })
  message('{"action":"speak"}')
  connection.deliver({ channel: 'Room', conversation: 7 }, 'hello', member)
  expect(perform).not.toHaveBeenCalled()
  expect(sent).toEqual([frames.confirm(identifier)])
})

test('delivers a broadcast to each subscription of its conversation that may receive it', () => {
  const { connection, sent, subscribe } = aConnection()
  const other = '{"channel":"Room","more":1}'
  subscribe()
  subscribe(other)
  subscribe('{"channel":"Desk"}')
  sent.length = 0
  connection.deliver({ channel: 'Room', conversation: 8 }, 'hello', member)
  expect(sent).toEqual([])
  connection.deliver({ channel: 'Room', conversation: 7 }, { text: 'hello' }, member)
  expect(sent).toEqual([identifier, other].map((to) => frames.data(to, { text: 'hello' })))
  expect(JSON.parse(sent[0] ?? '')).toEqual({ identifier, message: { text: 'hello' } })
})

test('delivers nothing that the member may not receive', () => {
  const mayReceive = vi.fn<CableChannel['mayReceive']>(() => false)
  const { connection, sent, subscribe } = aConnection({ mayReceive })
  subscribe()
  connection.deliver({ channel: 'Room', conversation: 7 }, 'hello', member)
  expect([sent.length, mayReceive.mock.calls]).toEqual([1, [[member, 7]]])
})

test('has lost a right when the member has gone or may not receive one of its conversations', () => {
  const { connection, subscribe } = aConnection({ mayReceive: ({ id }) => id === 1 })
  expect(connection.hasLostRight(undefined)).toBe(false)
  subscribe()
  expect(connection.hasLostRight(member)).toBe(false)
  expect(connection.hasLostRight({ ...member, id: 3 })).toBe(true)
  expect(connection.hasLostRight(undefined)).toBe(true)
  let allowed = 2
  const two = aConnection({ mayReceive: () => (allowed -= 1) > 0 })
  two.subscribe()
  two.subscribe('{"channel":"Desk"}')
  expect(two.connection.hasLostRight(member)).toBe(true)
  allowed = 3
  expect(two.connection.hasLostRight(member)).toBe(false)
})
