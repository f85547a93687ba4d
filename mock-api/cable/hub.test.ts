import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeServerTimers } from '../../tests/support/fake-server-timers.ts'
import { testNow } from '../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../tests/support/world/a-member.ts'
import { aPairing } from '../../tests/support/world/a-pairing.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { Listeners } from '../engine/listeners.ts'
import type { Committed } from '../engine/store/transaction.ts'
import type { Row } from '../engine/table/stored-rows.ts'
import type { Runtime } from '../runtime.ts'
import type { Member } from '../world/records/member.ts'
import type { World } from '../world/world.ts'
import { type CableChannel, Connection } from './connection.ts'
import { frames } from './frames.ts'
import { broadcastOf, Hub } from './hub.ts'

const identifier = '{"channel":"MessageChannel"}'

/** A hub over a world of a couple in conversation; `commit` and `commitAll` pass it committed changes. */
function aHub() {
  fakeServerTimers('setInterval', 'clearInterval')
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const pairing = aPairing(world, woman, man, { statusN: 1 })
  const committed = new Listeners<[changes: readonly Committed[]]>()
  const replacing = new Listeners<[next: World]>()
  const store = { world, committed, replacing }
  const runtime = { store, time: { now: () => testNow + 999 } } as unknown as Runtime
  const hub = new Hub(runtime)
  onTestFinished(() => hub.close())
  const barred = new Set<number>()
  const channel: CableChannel = {
    name: 'MessageChannel',
    subscribe: () => pairing.id,
    perform: () => {},
    mayReceive: ({ id }) => !barred.has(id),
  }
  const commitAll = (...changes: readonly (Pick<Committed, 'table'> & Partial<Committed>)[]) =>
    committed.notify(changes.map((change) => ({ before: undefined, after: undefined, ...change })))
  const commit = (table: string, change: Partial<Committed>) => commitAll({ table, ...change })
  /** Connects a member with a subscription to the conversation. */
  const connect = (member: Member, loginId = 1) => {
    const sent: string[] = []
    const closed: number[] = []
    const socket = { send: (frame: string) => void sent.push(frame), close: (code: number) => void closed.push(code) }
    const connection = new Connection(socket, member.id, loginId, new Map([[channel.name, channel]]))
    hub.add(connection)
    connection.receive(JSON.stringify({ command: 'subscribe', identifier }))
    expect(sent.splice(0)).toEqual([frames.welcome(), frames.confirm(identifier)])
    return { connection, sent, closed }
  }
  return { hub, world, woman, man, pairing, barred, replacing, commit, commitAll, connect }
}

const ended = (reconnect: boolean) => [frames.disconnect('remote', reconnect)]

test('pings every connection each three seconds with the virtual time in seconds', () => {
  const { hub, woman, man, connect } = aHub()
  const [hers, second, his] = [connect(woman), connect(woman), connect(man)]
  vi.advanceTimersByTime(2999)
  expect(hers.sent).toEqual([])
  vi.advanceTimersByTime(1)
  for (const { sent } of [hers, second, his]) expect(sent).toEqual([frames.ping(testNow / 1000)])
  hub.remove(second.connection)
  hub.remove(his.connection)
  hub.remove(his.connection)
  vi.advanceTimersByTime(3000)
  expect([hers, second, his].map(({ sent }) => sent.length)).toEqual([2, 1, 1])
})

test('WS-01 broadcasts an added message to every connection of its two members', () => {
  const { world, woman, man, pairing, barred, commit, connect } = aHub()
  const [hers, second, his, other] = [connect(woman), connect(woman), connect(man), connect(aWoman(world))]
  const message = { id: 5, pairingId: pairing.id, authorId: woman.id, content: 'x', createdAt: testNow }
  commit('messages', { after: message })
  for (const { sent } of [hers, second, his]) expect(sent).toHaveLength(1)
  expect(JSON.parse(hers.sent[0] ?? '')).toMatchObject({ identifier, message: { content: 'x' } })
  commit('messages', { before: message, after: message })
  barred.add(man.id)
  commit('messages', { after: message })
  expect([hers.sent.length, his.sent.length, other.sent]).toEqual([2, 1, []])
})

test('returns the streams of added messages, and nothing for other records', () => {
  const { world, woman, man, pairing } = aHub()
  const added = (table: string, after: object) =>
    broadcastOf(world, { table, before: undefined, after: { id: 5, ...after } })
  const message = { content: 'x', createdAt: testNow }
  expect(added('messages', { pairingId: pairing.id, authorId: woman.id, ...message })).toMatchObject({
    stream: { channel: 'MessageChannel', conversation: pairing.id },
    to: [woman.id, man.id],
  })
  expect(added('operatorMessages', { memberId: man.id, ...message })).toMatchObject({
    stream: { channel: 'AdminMessageChannel', conversation: man.id },
    to: [man.id],
  })
  expect(added('mails', {})).toBeUndefined()
})

test('the end of a login closes its connections for good, and no others', () => {
  const { woman, man, commit, connect } = aHub()
  const [first, second, his] = [connect(woman, 1), connect(woman, 2), connect(man, 1)]
  const login = { id: 1, memberId: woman.id }
  commit('logins', { before: login, after: login })
  commit('logins', { after: login })
  commit('mails', { before: login })
  expect(first.sent).toEqual([])
  commit('logins', { before: login })
  expect([first.sent, first.closed, second.sent, his.sent]).toEqual([ended(false), [1000], [], []])
  commit('logins', { before: login })
  expect(first.closed).toEqual([1000])
})

test('WS-01 a change that closes a conversation ends the connections of its members, which may return', () => {
  const { woman, man, pairing, barred, commit, connect } = aHub()
  const [hers, his] = [connect(woman), connect(man)]
  commit('pairings', { before: pairing, after: pairing })
  barred.add(woman.id)
  commit('mails', { before: pairing, after: pairing })
  commit('pairings', { after: pairing })
  expect(hers.sent).toEqual([])
  commit('pairings', { before: pairing, after: pairing })
  expect([hers.sent, hers.closed, his.sent]).toEqual([ended(true), [1000], []])
  barred.add(man.id)
  commit('members', { before: woman, after: woman })
  expect(his.sent).toEqual([])
  commit('members', { before: man, after: man })
  expect(his.sent).toEqual(ended(true))
})

test.each([
  ['withdraws', { activeStatus: 'inactive' }],
  ['is found to be a minor', { ageConf: 3 }],
] as const)('WS-01 IMP-29 a member who %s ends the open conversations of the partners too', (_, change) => {
  const { world, woman, man, barred, commit, connect } = aHub()
  const [his, other] = [connect(man), connect(aMan(world))]
  barred.add(man.id)
  commit('members', { before: woman, after: { ...woman, ageConf: 1 } as Member })
  expect(his.sent).toEqual([])
  const after = world.members.update(woman.id, change)
  commit('members', { before: woman, after })
  expect([his.sent, other.sent]).toEqual([ended(true), []])
})

test('WS-01 D-76 a withdrawal ends the own sockets for good, although the conversations end with it', () => {
  const { woman, barred, commitAll, connect } = aHub()
  const hers = connect(woman, 1)
  barred.add(woman.id)
  commitAll(
    { table: 'members', before: woman, after: { ...woman, activeStatus: 'inactive' } as Member },
    { table: 'logins', before: { id: 1, memberId: woman.id } as Row },
  )
  expect([hers.sent, hers.closed]).toEqual([ended(false), [1000]])
})

test('another world ends every connection before a record of it can be delivered', () => {
  const { world, woman, pairing, replacing, commit, connect } = aHub()
  const hers = connect(woman)
  replacing.notify(world)
  expect(hers.sent).toEqual([frames.disconnect('server_restart', true)])
  commit('messages', {
    after: { id: 5, pairingId: pairing.id, authorId: woman.id, content: 'x', createdAt: testNow } as Row,
  })
  expect(hers.sent).toHaveLength(1)
})

test('WS-01 a deleted pairing ends the connections of both, and a deleted member their own', () => {
  const { world, woman, man, pairing, barred, commit, connect } = aHub()
  const [hers, his] = [connect(woman), connect(man)]
  world.members.delete(woman.id)
  commit('members', { before: woman })
  expect([hers.sent, his.sent]).toEqual([ended(true), []])
  barred.add(man.id)
  commit('pairings', { before: pairing })
  expect(his.sent).toEqual(ended(true))
})

test('ends every connection so that its client returns, and pings no more after its close', () => {
  const { hub, woman, man, connect } = aHub()
  const [hers, his] = [connect(woman), connect(man)]
  hub.disconnectAll()
  const restarted = [frames.disconnect('server_restart', true)]
  expect([hers.sent, his.sent, hers.closed]).toEqual([restarted, restarted, [1000]])
  vi.advanceTimersByTime(3000)
  expect(hers.sent).toHaveLength(1)
  const again = connect(woman)
  hub.close()
  expect(again.sent).toEqual(restarted)
  expect(vi.getTimerCount()).toBe(0)
})
