import { expect, test } from 'vitest'
import type { ChatMessage } from '../../../../contract/calls/chat.ts'
import { Outbox } from './outbox.ts'
import { readUnsent, type Unsent } from './unsent.ts'

const kept = { key: 'k', content: 'こんばんは', afterId: 3 }

test('CHAT restores an unsent message as given up until the member retries it', () => {
  expect(readUnsent([kept])).toEqual([{ ...kept, sent: true, state: 'givenUp' }])
})

test.each([
  undefined,
  null,
  'text',
  {},
  [null],
  ['text'],
  [{}],
  [{ ...kept, key: 1 }],
  [{ ...kept, content: 1 }],
  [{ ...kept, afterId: '3' }],
  [{ key: 'k', content: 'x' }],
  [{ key: 'k', afterId: 3 }],
  [{ content: 'x', afterId: 3 }],
])('CHAT ignores a stored message of another version: %o', (stored) => {
  expect(readUnsent(stored)).toEqual([])
})

const ownId = 5
const message = (id: number, content: string, user_id = ownId): ChatMessage => ({
  id,
  content,
  user_id,
  created_at: '2026-11-21T12:00:00.000+09:00',
})

/** Server behind a connection. After `cut`, sends are lost but still return true, as with a dying socket. */
function scene(restored: readonly Unsent[] = []) {
  const stored: ChatMessage[] = []
  const timers: (() => void)[] = []
  let connection: 'up' | 'dying' | 'down' = 'up'
  let echo = true
  let saved: readonly Unsent[] = restored
  let keys = 0
  const outbox: Outbox = new Outbox({
    ownId,
    restored,
    newKey: () => `k${(keys += 1)}`,
    save: (list) => (saved = list),
    readAll: () => Promise.resolve([...stored]),
    later: (run) => {
      timers.push(run)
      return () => void timers.splice(timers.indexOf(run), timers.includes(run) ? 1 : 0)
    },
  })
  const send = (content: string): boolean => {
    if (connection === 'down') return false
    if (connection === 'up') {
      stored.push(message(stored.length + 1, content))
      const [last] = stored.slice(-1)
      if (echo && last) queueMicrotask(() => outbox.arrived([last]))
    }
    return true
  }
  return {
    outbox,
    connect: () => outbox.goOnline(send),
    stored,
    contents: () => stored.map(({ content }) => content),
    saved: () => saved,
    set connection(next: typeof connection) {
      connection = next
    },
    set echo(next: boolean) {
      echo = next
    },
    tick: () => new Promise((done) => setTimeout(done, 0)),
    elapse: () => timers.splice(0).forEach((run) => run()),
  }
}

test('CHAT sends every message of a burst once and in order', async () => {
  const it = scene()
  it.connect()
  for (const text of ['一', '二', '二', '三']) it.outbox.add(text)
  expect(it.outbox.unsent).toHaveLength(4)
  await it.tick()
  expect(it.contents()).toEqual(['一', '二', '二', '三'])
  expect(it.outbox.unsent).toEqual([])
  expect(it.stored.map(({ id }) => it.outbox.keyOf(id))).toEqual(['k1', 'k2', 'k3', 'k4'])
})

test('CHAT a disconnection during a burst neither loses nor duplicates a message', async () => {
  const it = scene()
  it.connect()
  it.outbox.add('一')
  await it.tick()
  // The message arrives, but its echo is lost with the connection; the next messages never leave.
  it.echo = false
  it.outbox.add('二')
  it.connection = 'dying'
  it.outbox.add('二')
  it.outbox.add('三')
  await it.tick()
  it.outbox.goOffline()
  it.connection = 'up'
  it.echo = true
  it.connect()
  await it.tick()
  expect(it.contents()).toEqual(['一', '二', '二', '三'])
  expect(it.outbox.unsent).toEqual([])
})

test('CHAT marks a message written while offline as late, and sends it after the reconnection', async () => {
  const it = scene()
  it.connection = 'down'
  it.outbox.add('あとで')
  expect(it.outbox.unsent[0]).toMatchObject({ state: 'waiting' })
  it.elapse()
  expect(it.outbox.unsent[0]).toMatchObject({ state: 'late' })
  it.connection = 'up'
  it.connect()
  await it.tick()
  expect(it.contents()).toEqual(['あとで'])
  expect(it.outbox.unsent).toEqual([])
})

test('CHAT WS-01 gives up a dropped message with a retry and then sends the next', async () => {
  const it = scene()
  it.connect()
  it.connection = 'dying'
  it.outbox.add('届かない')
  it.connection = 'up'
  it.outbox.add('次')
  it.elapse()
  await it.tick()
  expect(it.outbox.unsent).toMatchObject([{ content: '届かない', state: 'givenUp' }])
  expect(it.contents()).toEqual(['次'])
  it.outbox.retry('k1')
  await it.tick()
  expect(it.contents()).toEqual(['次', '届かない'])
})

test('CHAT stores unsent messages across reloads, and removes one that had arrived', () => {
  const it = scene()
  it.connection = 'down'
  it.outbox.add('残る')
  expect(readUnsent(it.saved())).toMatchObject([{ content: '残る', state: 'givenUp' }])
  const arrived = { key: 'o', content: '届いていた', afterId: 3, sent: true, state: 'givenUp' } as const
  const next = scene([arrived])
  next.outbox.arrived([message(2, '届いていた'), message(4, '届いていた', 9)])
  expect(next.outbox.unsent).toHaveLength(1)
  next.outbox.arrived([message(5, '届いていた')])
  expect(next.outbox.unsent).toEqual([])
  expect(readUnsent({ broken: true })).toEqual([])
})

test('CHAT a message delivered by another tab disappears, and an equal text written here is confirmed first', async () => {
  const waiting = scene()
  waiting.connection = 'down'
  waiting.outbox.add('まだ')
  const stored = waiting.saved().map((entry) => ({ ...entry, key: 'elsewhere' }))
  const it = scene(readUnsent(stored))
  it.connect()
  it.outbox.add('まだ')
  await it.tick()
  // The one delivery confirms the message written here. The other stays for its retry.
  expect(it.outbox.unsent).toMatchObject([{ content: 'まだ', state: 'givenUp' }])
  it.outbox.arrived([message(2, 'まだ')])
  expect(it.outbox.unsent).toEqual([])
})

test('CHAT equal texts from two devices all arrive, none twice, none left unsent', async () => {
  const it = scene()
  it.connect()
  it.echo = false
  it.outbox.add('はい')
  it.outbox.add('はい')
  // The other device's message arrives first and confirms the message in flight.
  const [mine] = it.stored
  it.stored.unshift(message(0.5, 'はい'))
  it.outbox.arrived(it.stored.slice(0, 1))
  if (mine) it.outbox.arrived([mine])
  await it.tick()
  await it.outbox.catchUp()
  it.elapse()
  await it.tick()
  expect(it.contents()).toEqual(['はい', 'はい', 'はい'])
  expect(it.outbox.unsent).toEqual([])
})

test('CHAT D-141 a list that lacks what was there before counts from its own end, so that a new message is confirmed', async () => {
  const it = scene()
  it.connect()
  for (const text of ['一', '二', '三']) it.outbox.add(text)
  await it.tick()
  // The world was set back: the server gives the same ids again.
  it.stored.splice(1)
  await it.outbox.catchUp()
  it.outbox.add('四')
  await it.tick()
  expect(it.contents()).toEqual(['一', '四'])
  expect(it.outbox.unsent).toEqual([])
  expect([it.outbox.keyOf(1), it.outbox.keyOf(2)]).toEqual(['k1', 'k4'])
})
