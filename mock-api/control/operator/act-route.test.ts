import { expect, test, vi } from 'vitest'
import { footprintsEndpoint } from '../../../src/contract/calls/footprint.ts'
import { sendLikeEndpoint } from '../../../src/contract/calls/like.ts'
import type { OperatorAct } from '../../../src/contract/control/operator/act.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { evenScores } from '../../../tests/support/world/a-review.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Runtime } from '../../runtime.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'
import { callAsMember } from '../as-member.ts'
import { act } from './act-route.ts'

/** A couple, and the acts of one towards the other. */
function aCouple(patch?: Partial<Omit<Pairing, 'id' | 'womanId' | 'manId'>>) {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const pairing = patch ? aPairing(world, woman, man, patch) : undefined
  const transact = vi.fn<(rule: (of: World) => unknown) => unknown>((rule) => rule(world))
  const runtime = {
    ...{ store: { world, transact }, context: () => aContext(), time: { now: () => testNow }, port: () => 3100 },
    ...{ variant: () => 'off', isOwnAddress: () => true },
  } as unknown as Runtime
  const of = (member: { id: number }, other: { id: number }) => (request: object) =>
    act(runtime, { member: String(member.id), to: String(other.id), ...request } as unknown as OperatorAct)
  const present = () => world.pairings.get(pairing?.id ?? 0)
  return { world, woman, man, runtime, transact, byHer: of(woman, man), byHim: of(man, woman), present }
}

const refusal = (code: string, ofApp = 'state') =>
  expect.objectContaining({ code: ofApp, detail: expect.objectContaining({ code }) })

test('refuses an act between two who have no pairing', () => {
  const { byHer } = aCouple()
  for (const as of ['contact', 'hold', 'ng', 'reply-ok', 'reply-ng', 'noreplied', 'message', 'review'])
    expect(() => byHer({ as, content: 'x' })).toThrow(refusal('no-pairing', 'unknown'))
})

test('sends a like, for which the app was opened today, and leaves a footprint', () => {
  const { world, byHim, woman, man } = aCouple()
  const { likeCount } = { likeCount: world.likes.size }
  expect(byHim({ as: 'like' })).toMatchObject({ success: true })
  expect([world.likes.size, [...world.likes.all()].at(-1)]).toMatchObject([
    likeCount + 1,
    { fromId: man.id, toId: woman.id },
  ])
  byHim({ as: 'footprint' })
  expect([...world.footprints.all()].at(-1)).toMatchObject({ ownerId: woman.id, visitorId: man.id })
})

test.each([
  ['contact', 1],
  ['hold', 6],
  ['ng', 3],
])('decides as the woman: %s', (as, statusN) => {
  const { byHer, present } = aCouple({ statusN: 0 })
  byHer({ as, reason: 'x' })
  expect(present()).toMatchObject({ statusN, ngReason: as === 'ng' ? 'x' : '' })
})

test.each([
  ['reply-ok', 7],
  ['reply-ng', 3],
])('answers as the woman: %s', (as, statusN) => {
  const { byHer, present } = aCouple({ statusN: 1 })
  byHer({ as })
  expect(present().statusN).toBe(statusN)
})

test('D-12 reports a missing reply a day after contact', () => {
  const { byHer, present } = aCouple({ statusN: 1, contactAt: testNow - dayMs })
  byHer({ as: 'noreplied' })
  expect(present().statusN).toBe(3)
  const early = aCouple({ statusN: 1, contactAt: testNow - dayMs + 1 })
  expect(() => early.byHer({ as: 'noreplied' })).toThrow(expect.objectContaining({ code: 'state' }))
})

test('writes the first review and further ones, each for the latest day without one', () => {
  const { byHer, world } = aCouple({ statusN: 7, createdAt: testNow - 14 * dayMs })
  const review = { as: 'review', rating: 3, text: '楽しく過ごせました。', admit_full: 3 }
  byHer(review)
  byHer(review)
  byHer({ ...review, dating_date: '2026-11-10', rating: 1 })
  byHer(review)
  const written = [...world.reviews.all()].map(({ category, datingDate }) => [category, datingDate])
  expect(written).toEqual([
    ['review', '2026-11-20'],
    ['additional', '2026-11-19'],
    ['additional', '2026-11-10'],
    ['additional', '2026-11-18'],
  ])
  const [first, , third] = [...world.reviews.all()]
  expect([first, third]).toEqual([
    expect.objectContaining({ scores: evenScores(3), text: review.text, admitFull: 3 }),
    expect.objectContaining({ scores: evenScores(1) }),
  ])
})

test('shows pictures at the address of this server', () => {
  const { runtime, woman, man, byHim } = aCouple()
  byHim({ as: 'footprint' })
  const { data } = callAsMember(runtime, footprintsEndpoint, woman, {})
  expect(data[0]).toMatchObject({
    visitor_id: man.id,
    avatar_profile_1: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3100\//),
  })
})

test('speaks in a conversation by its rules', () => {
  const { world, woman, byHer, byHim } = aCouple({ statusN: 1 })
  const dropped =
    (content: string, by = byHer) =>
    () =>
      by({ as: 'message', content })
  expect(dropped('こんばんは', byHim)).toThrow(refusal('message-first'))
  expect(dropped(' ')).toThrow(refusal('message-blank'))
  expect(dropped('http://evil.example/')).toThrow(refusal('message-address'))
  expect(dropped('x'.repeat(5001))).toThrow(refusal('message-too-long'))
  expect(byHer({ as: 'message', content: 'こんばんは' })).toMatchObject({
    success: true,
    message: { content: 'こんばんは' },
  })
  expect(byHim({ as: 'message', content: 'はい' })).toMatchObject({ success: true })
  expect([...world.messages.all()].map(({ authorId }) => authorId)[0]).toBe(woman.id)
  const closed = aCouple({ statusN: 0 })
  expect(() => closed.byHer({ as: 'message', content: 'x' })).toThrow(refusal('message-closed'))
})

test('refuses what the app would refuse', () => {
  const { byHer, world, woman } = aCouple({ statusN: 1 })
  world.members.update(woman.id, { ageConf: 0 })
  expect(() => byHer({ as: 'contact' })).toThrow(expect.objectContaining({ name: 'Refusal' }))
  world.members.update(woman.id, { ageConf: 3 })
  expect(() => byHer({ as: 'contact' })).toThrow(expect.objectContaining({ name: 'Refusal' }))
})

test.each([{ activeStatus: 'inactive' }, { ageConf: 3 }, { ageConf: 4 }] as const)(
  'tells that a member with %j cannot log in',
  (patch) => {
    const { byHer, world, woman } = aCouple({ statusN: 1 })
    world.members.update(woman.id, patch)
    for (const as of ['like', 'footprint', 'contact', 'message', 'review'])
      expect(() => byHer({ as, content: 'x' })).toThrow(/ログインできない/)
  },
)

test('makes a call as a member in one transaction, after what must be done first', () => {
  const { runtime, transact, man, woman, world } = aCouple()
  const first = vi.fn<(of: World, me: { id: number }) => void>()
  callAsMember(runtime, sendLikeEndpoint, man, { uuid: woman.uuid }, first)
  expect(first.mock.calls.map(([of, me]) => [of === world, me.id])).toEqual([[true, man.id]])
  expect(transact).toHaveBeenCalledTimes(1)
  const unknown = { ...(endpoints[0] ?? sendLikeEndpoint), id: 'API-0' }
  expect(() => callAsMember(runtime, unknown, man, {})).toThrow('Failed to act: API-0 has no route.')
})
