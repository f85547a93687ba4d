import { expect, test, vi } from 'vitest'
import type { ChatMessage } from '../../../../contract/calls/chat.ts'
import { Outbox } from './outbox.ts'
import { type Unsent } from './unsent.ts'

const ownId = 5
const message = (id: number, content: string): ChatMessage => ({
  id,
  content,
  user_id: ownId,
  created_at: '2026-11-21T12:00:00.000+09:00',
})
const givenUp = (key: string, content = key): Unsent => ({
  ...{ key, content, afterId: 0 },
  ...{ sent: true, state: 'givenUp' },
})

/** Controls every step by hand: sent messages, reads of the server's list, and timers. */
function steps(restored: readonly Unsent[] = []) {
  const sent: string[] = []
  const readings: { answer: (list: readonly ChatMessage[]) => void; fail: () => void }[] = []
  const timers = new Set<() => void>()
  const saved = vi.fn<(list: readonly Unsent[]) => void>()
  let keys = 0
  const outbox = new Outbox({
    ownId,
    restored,
    newKey: () => `k${(keys += 1)}`,
    save: saved,
    readAll: () =>
      new Promise((resolve, reject) => readings.push({ answer: resolve, fail: () => reject(new Error()) })),
    later: (run) => {
      timers.add(run)
      return () => timers.delete(run)
    },
  })
  return {
    outbox,
    sent,
    saved,
    waiting: () => timers.size,
    connect: () => outbox.goOnline((content) => sent.push(content) > 0),
    elapse: () => {
      const due = [...timers]
      timers.clear()
      for (const run of due) run()
    },
    answer: async (place: number, list: readonly ChatMessage[]) => {
      readings[place]?.answer(list)
      await new Promise((done) => setTimeout(done))
    },
    fail: async (place: number) => {
      readings[place]?.fail()
      await new Promise((done) => setTimeout(done))
    },
    readings: () => readings.length,
    /** Unsent messages, each with the state shown to the member. */
    log: () =>
      outbox.unsent.map(({ content, state }) => {
        const words = { waiting: '', late: ' late', givenUp: ' given up' }
        return `${content}${words[state]}`
      }),
  }
}

test('CHAT a retry sends only the chosen message, at the end, and the others stay given up', () => {
  const it = steps([givenUp('a'), givenUp('b'), givenUp('c')])
  it.connect()
  it.outbox.retry('b')
  expect(it.sent).toEqual(['b'])
  expect(it.log()).toEqual(['a given up', 'c given up', 'b'])
  expect(it.outbox.unsent.at(-1)?.key).toBe('k1')
})

test('CHAT a retry of a queued or delivered message does nothing', () => {
  const it = steps()
  it.outbox.add('a')
  it.elapse()
  it.outbox.retry('k1')
  expect(it.outbox.unsent.map(({ key }) => key)).toEqual(['k1'])
  it.outbox.retry('gone')
  expect(it.log()).toEqual(['a late'])
})

test('CHAT discarding removes one message, and sends the next if the discarded one was in flight', () => {
  const it = steps()
  it.connect()
  for (const text of ['a', 'b', 'c']) it.outbox.add(text)
  it.outbox.discard('k2')
  expect([it.waiting(), it.readings()], 'of the one on its way').toEqual([1, 0])
  expect([it.sent, it.log()]).toEqual([['a'], ['a', 'c']])
  it.outbox.discard('k1')
  expect([it.sent, it.log()]).toEqual([['a', 'c'], ['c']])
  expect(it.waiting()).toBe(1)
  const offline = steps()
  offline.outbox.add('a')
  offline.outbox.discard('k1')
  expect(offline.log()).toEqual([])
})

test('CHAT while offline, only a queued message waits, not those given up', () => {
  const none = steps()
  none.outbox.goOffline()
  expect(none.waiting()).toBe(0)
  const old = steps([givenUp('old')])
  old.outbox.goOffline()
  expect(old.waiting()).toBe(0)
  old.outbox.add('a')
  old.outbox.goOffline()
  expect(old.waiting()).toBe(1)
  old.elapse()
  expect(old.log()).toEqual(['old given up', 'a late'])
})

test('CHAT reports and stores once that the connection is down', () => {
  const it = steps([givenUp('old')])
  it.outbox.add('a')
  it.elapse()
  const { length } = it.saved.mock.calls
  it.outbox.goOffline()
  it.elapse()
  expect(it.saved).toHaveBeenCalledTimes(length)
  it.outbox.add('b')
  it.elapse()
  expect(it.log()).toEqual(['old given up', 'a late', 'b late'])
})

test('CHAT a page that was left saves nothing more, because another member may log in', () => {
  const it = steps()
  it.connect()
  it.outbox.add('a')
  const { length } = it.saved.mock.calls
  it.outbox.leave()
  expect(it.waiting()).toBe(0)
  it.elapse()
  expect(it.saved).toHaveBeenCalledTimes(length)
  it.connect()
  expect(it.log()).toEqual(['a'])
})

test('CHAT a late message is no longer late once it is in flight', () => {
  const it = steps()
  it.outbox.add('a')
  it.elapse()
  it.connect()
  expect([it.sent, it.log()]).toEqual([['a'], ['a']])
})

test('CHAT a closed chat gives up all queued messages and sends nothing later', async () => {
  const it = steps()
  it.connect()
  it.outbox.add('a')
  it.outbox.add('b')
  it.outbox.giveUp()
  expect([it.sent, it.log(), it.waiting()]).toEqual([['a'], ['a given up', 'b given up'], 0])
  expect(it.saved.mock.lastCall?.[0].every(({ state }) => state === 'givenUp')).toBe(true)
  const { length } = it.saved.mock.calls
  it.outbox.giveUp()
  expect(it.saved).toHaveBeenCalledTimes(length)
  it.connect()
  expect(it.sent).toEqual(['a'])
  const mixed = steps([givenUp('old')])
  mixed.outbox.add('a')
  mixed.outbox.giveUp()
  expect(mixed.log()).toEqual(['old given up', 'a given up'])
})

test('CHAT-12 reads missed messages after a reconnection, and keeps the log when reading fails', async () => {
  const it = steps([givenUp('a'), givenUp('b')])
  const first = it.outbox.catchUp()
  await it.fail(0)
  await expect(first).resolves.toBeUndefined()
  expect(it.log()).toEqual(['a given up', 'b given up'])
  const second = it.outbox.catchUp()
  await it.answer(1, [message(1, 'a')])
  await second
  expect(it.log()).toEqual(['b given up'])
})

test('CHAT an equal earlier text confirms nothing, in any order of arrival', () => {
  const it = steps()
  it.connect()
  it.outbox.arrived([message(7, 'はい'), message(4, 'いいえ')])
  it.outbox.add('はい')
  expect(it.outbox.unsent[0]?.afterId).toBe(7)
  it.outbox.arrived([message(7, 'はい'), message(8, 'いいえ')])
  expect(it.log()).toEqual(['はい'])
  it.outbox.arrived([message(9, 'はい')])
  expect(it.log()).toEqual([])
})

test('CHAT a delivery confirms one of two equal messages, and an earlier delivery confirms neither', () => {
  const it = steps()
  it.connect()
  it.outbox.add('はい')
  it.outbox.add('はい')
  it.outbox.arrived([message(5, 'はい')])
  expect(it.outbox.unsent.map(({ key, afterId }) => [key, afterId])).toEqual([['k2', 5]])
  it.outbox.arrived([message(3, 'はい')])
  expect(it.outbox.unsent.map(({ afterId }) => afterId)).toEqual([5])
})

test('CHAT a delivery that confirms nothing is not stored again', () => {
  const it = steps()
  it.connect()
  it.outbox.add('a')
  const { length } = it.saved.mock.calls
  it.outbox.arrived([message(1, 'b')])
  it.outbox.arrived([])
  expect(it.saved).toHaveBeenCalledTimes(length)
})

test('CHAT the delivery of an earlier message keeps the message in flight', () => {
  const it = steps([givenUp('old'), givenUp('older')])
  it.connect()
  it.outbox.add('a')
  it.outbox.add('b')
  it.outbox.arrived([message(1, 'old')])
  expect([it.sent, it.waiting()]).toEqual([['a'], 1])
  const offline = steps([givenUp('old')])
  offline.outbox.add('a')
  offline.outbox.arrived([message(1, 'old')])
  offline.elapse()
  expect(offline.log()).toEqual(['a late'])
})

test('CHAT sends a lost message again after a reconnection, once the server says that it is missing', async () => {
  const it = steps()
  it.connect()
  it.outbox.add('a')
  it.outbox.goOffline()
  it.connect()
  expect([it.sent, it.readings()]).toEqual([['a'], 1])
  await it.answer(0, [])
  expect(it.sent).toEqual(['a', 'a'])
})

test('CHAT a disconnection during the check of the server gives up nothing', async () => {
  const it = steps()
  it.connect()
  it.outbox.add('a')
  it.elapse()
  it.outbox.goOffline()
  await it.answer(0, [])
  expect([it.sent, it.log()]).toEqual([['a'], ['a']])
})

test('CHAT a reconnection during the check of the server sends nothing twice', async () => {
  const it = steps()
  it.connect()
  it.outbox.add('a')
  for (const _ of [1, 2]) {
    it.outbox.goOffline()
    it.connect()
  }
  await it.answer(0, [])
  await it.answer(1, [])
  expect([it.sent, it.log()]).toEqual([['a', 'a'], ['a']])
})

test('CHAT a check from before a gap gives up nothing that was sent again after the gap', async () => {
  const it = steps()
  it.connect()
  it.outbox.add('a')
  it.elapse()
  it.outbox.goOffline()
  it.connect()
  await it.answer(0, [])
  expect(it.log()).toEqual(['a'])
  await it.answer(1, [])
  expect([it.sent, it.log()]).toEqual([['a', 'a'], ['a']])
})

test('CHAT when the check of the server fails, tells the member and checks again later', async () => {
  const it = steps()
  it.connect()
  it.outbox.add('a')
  it.outbox.add('b')
  it.elapse()
  await it.fail(0)
  expect([it.sent, it.log(), it.waiting()]).toEqual([['a'], ['a late', 'b late'], 1])
  it.elapse()
  await it.answer(1, [message(1, 'a')])
  expect([it.sent, it.log()]).toEqual([['a', 'b'], ['b']])
})

test('CHAT a check that fails after a disconnection changes nothing', async () => {
  const it = steps()
  it.connect()
  it.outbox.add('a')
  it.elapse()
  it.outbox.goOffline()
  await it.fail(0)
  expect([it.log(), it.waiting()]).toEqual([['a'], 1])
})

test('CHAT a failed send keeps the message and shows it as late after a while', () => {
  const it = steps()
  it.outbox.goOnline(() => false)
  it.outbox.add('a')
  expect([it.log(), it.waiting()]).toEqual([['a'], 1])
  it.elapse()
  expect(it.log()).toEqual(['a late'])
})
