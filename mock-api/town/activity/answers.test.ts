import { expect, test } from 'vitest'
import replies from '../../../fixtures/chat-replies.json' with { type: 'json' }
import { dayMs, hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, fixedIds, testNow, tokyo } from '../../../tests/support/world/a-context.ts'
import { aMember } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { openingDecks } from '../seed/meetings/chats.ts'
import { timeFor, wakingTime } from '../seed/meetings/time-of-day.ts'
import { answer } from './answers.ts'
import { expectedReactions } from './expected-reactions.ts'
import { drawTownsperson } from './townspeople.ts'
import { pickOf } from './turn.ts'

/** What is drawn for a pairing, by its name: silence, pause, decision and reply. */
type Drawn = Readonly<Partial<Record<'silence' | 'pause' | 'decision' | 'reply', number>>>

interface Setup {
  /** Sex of the played member. */
  readonly sex?: 1 | 2
  readonly me?: Partial<Member>
  readonly by?: Partial<Member>
  readonly pairing?: Partial<Pairing>
  readonly drawn?: Drawn
  readonly now?: number
  readonly variants?: Record<string, string>
}

/** A played member and a townsperson of the other sex who are paired, at noon. */
function aTurn({ sex = 2, me, by, pairing, drawn = {}, now = testNow, variants = {} }: Setup = {}) {
  const world = aWorld({ variants })
  const played = aMember(world, { sex, ...me })
  const other = aMember(world, { sex: sex === 2 ? 1 : 2, email: 'town-1@yoimachi.example', ...by })
  const [woman, man] = sex === 2 ? [played, other] : [other, played]
  const { id } = aPairing(world, woman, man, { statusN: 1, ...pairing })
  for (const { id, sex } of [played, other]) world.profiles.update(id, { name: sex === 2 ? '由香' : '健' })
  const draw = (what: string | number) => drawn[String(what).replace('town ', '') as keyof Drawn] ?? 0.5
  let turns = 0
  const turn = {
    ...{ world, me: played, played: new Set([played.id]), turnedTo: [played] },
    ctx: aContext({ now, ids: { ...fixedIds, draw } }),
    draw: () => ((turns += 1) * 0.37) % 1,
  }
  return { world, me: played, by: other, turn, pairing: () => world.pairings.get(id), id }
}

/** She wrote last, an hour ago. */
const written = (lastMessage: string, more: Partial<Pairing> = {}): Partial<Pairing> => ({
  ...{ lastMessage, lastMessageAt: testNow - hourMs, womanWrote: true, unreadByMan: 1, ...more },
})

test('picks each of several things, and nothing of none', () => {
  const pick = (drawn: number, ...things: string[]) => pickOf({ ...aTurn().turn, draw: () => drawn }, things)
  expect([pick(0, 'a', 'b', 'c'), pick(0.34, 'a', 'b', 'c'), pick(0.99, 'a', 'b', 'c'), pick(0.5)]).toEqual([
    ...['a', 'b', 'c', undefined],
  ])
})

test('draws a townsperson of any id who fits, in twelve attempts', () => {
  const { turn, by, me } = aTurn()
  const at = (...drawn: number[]) => {
    const draws = [...drawn]
    return drawTownsperson({ ...turn, draw: () => draws.shift() ?? 0 }, (member) => member.id !== me.id)?.id
  }
  expect([at(0.5), at(0.99), at(0.49, 0.5)]).toEqual([by.id, by.id, by.id])
  const mine = Array.from({ length: 11 }, () => 0)
  expect([at(...mine, 0.5), at(...mine, 0, 0.5)]).toEqual([by.id, undefined])
  expect(drawTownsperson({ ...turn, draw: () => 0.5 }, () => false)).toBeUndefined()
})

test.each<[string, Setup]>([
  ['a persona', { by: { email: 'man@yoimachi.example' } }],
  ['a new member', { by: { email: 'town-1@elsewhere.example' } }],
  ['somebody who left', { by: { activeStatus: 'inactive' } }],
  ['somebody unverified', { by: { ageConf: 1 } }],
])('the town never acts for %s', (_, setup) => {
  const { turn } = aTurn({ ...setup, pairing: written('こんにちは') })
  expect([drawTownsperson({ ...turn, draw: () => 0.5 }, () => true), expectedReactions(turn), answer(turn)]).toEqual([
    ...[undefined, [], undefined],
  ])
})

test('the town never acts for a townsperson whom somebody plays', () => {
  const { turn, by, me } = aTurn({ pairing: written('こんにちは') })
  expect(expectedReactions({ ...turn, played: new Set([me.id, by.id]) })).toEqual([])
})

const first = { lastMessageAt: null, statusAt: testNow }

test.each<[string, Setup, { kind: string; after: number }]>([
  [
    'a reply after three minutes',
    { pairing: written('x'), drawn: { pause: 0 } },
    { kind: 'reply', after: 3 * minuteMs - hourMs },
  ],
  ['a reply after seven hours', { pairing: written('x'), drawn: { pause: 1 } }, { kind: 'reply', after: 6 * hourMs }],
  [
    'first words after ten minutes',
    { sex: 1, pairing: first, drawn: { pause: 0 } },
    { kind: 'first words', after: 10 * minuteMs },
  ],
  [
    'his decision after twenty minutes',
    { pairing: { statusN: 9 }, drawn: { pause: 0 } },
    { kind: 'decision', after: 20 * minuteMs },
  ],
  [
    'her decision after twenty minutes',
    { sex: 1, pairing: { statusN: 8 }, drawn: { pause: 0 } },
    { kind: 'decision', after: 20 * minuteMs },
  ],
  [
    'the end of a hold after a day',
    { sex: 1, pairing: { statusN: 6 }, drawn: { pause: 0 } },
    { kind: 'end of a hold', after: dayMs },
  ],
  [
    'the end of a hold after four days',
    { sex: 1, pairing: { statusN: 6 }, drawn: { pause: 1 } },
    { kind: 'end of a hold', after: 4 * dayMs },
  ],
])('D-22 expects %s', (_, setup, { kind, after }) => {
  const { turn, by, pairing } = aTurn(setup)
  expect(expectedReactions(turn)).toEqual([{ kind, by, pairing: pairing(), dueAt: testNow + after }])
})

test('most reactions come soon, and none at night', () => {
  const dueAt = (drawn: Drawn, pairing = written('x')) =>
    expectedReactions(aTurn({ pairing, drawn }).turn)[0]?.dueAt ?? 0
  const [soonest, middle, latest] = [0, 0.5, 1].map((pause) => dueAt({ pause })) as [number, number, number]
  expect((middle - soonest) / (latest - soonest)).toBeCloseTo(1 / 8)
  const evening = written('x', { lastMessageAt: tokyo('2026-11-20 00:30') })
  expect(dueAt({ pause: 0.6 }, evening)).toBe(wakingTime(dueAt({ pause: 0.6 }, evening)))
  expect(dueAt({ pause: 0.6 }, evening)).toBeGreaterThanOrEqual(tokyo('2026-11-20 06:30'))
})

test('a reaction is forgotten after five days', () => {
  const expected = (age: number) =>
    expectedReactions(aTurn({ pairing: written('x', { lastMessageAt: testNow - age, statusAt: 0 }) }).turn).length
  expect([expected(5 * dayMs), expected(5 * dayMs + 1)]).toEqual([1, 0])
  const decision = (age: number) =>
    expectedReactions(aTurn({ pairing: { statusN: 9, statusAt: testNow - age } }).turn).length
  expect([decision(5 * dayMs), decision(5 * dayMs + 1)]).toEqual([1, 0])
})

test('one of eight reactions never comes, but a message is always read', () => {
  const expected = (silence: number, setup: Setup) =>
    expectedReactions(aTurn({ ...setup, drawn: { silence } }).turn).length
  const decision: Setup = { pairing: { statusN: 9 } }
  expect([expected(0.11, decision), expected(0.12, decision)]).toEqual([0, 1])
  expect(expected(0.11, { pairing: written('x') })).toBe(1)
})

test('reacts when a reaction is due, not before, and to the next member where the first expects none', () => {
  const due = (now: number) => answer(aTurn({ pairing: { statusN: 9 }, drawn: { pause: 0, decision: 0 }, now }).turn)
  const at = testNow + 20 * minuteMs
  expect([due(at - 1), due(at)]).toEqual([undefined, { act: 'contact', members: [2, 1] }])
  const { turn, by, world } = aTurn({ pairing: { statusN: 9 }, drawn: { pause: 0, decision: 0 }, now: at })
  const alone = aMember(world)
  expect(answer({ ...turn, turnedTo: [alone, ...turn.turnedTo] })?.members).toEqual([by.id, turn.me.id])
})

test('a reaction to somebody who left is refused, and the next one comes', () => {
  const { turn, world, me } = aTurn({
    pairing: { statusN: 9 },
    drawn: { pause: 0, decision: 0 },
    now: testNow + hourMs,
  })
  const next = aMember(world)
  const man = aMember(world, { sex: 1, email: 'town-2@yoimachi.example' })
  aPairing(world, next, man, { statusN: 9 })
  const gone = world.members.update(me.id, { activeStatus: 'inactive' })
  expect(expectedReactions({ ...turn, me: gone })).toHaveLength(1)
  expect(answer({ ...turn, turnedTo: [gone, next] })).toEqual({ act: 'contact', members: [man.id, next.id] })
})

const deckOf = (key: string) => replies.find((deck) => deck.key === key)?.texts ?? []
const replyTo = (lastMessage: string, more: Setup = {}) => {
  const setup = aTurn({ pairing: written(lastMessage), drawn: { pause: 0, silence: 0.12 }, ...more })
  const deed = answer(setup.turn)
  return { ...setup, deed, said: [...setup.world.messages.all()].map(({ content }) => content) }
}
const named = (texts: readonly string[], name: string) => texts.map((text) => text.replaceAll('{name}', name))

test.each([
  ['来週のご予定は？', 'schedule'],
  ['雨でしたね。', 'weather'],
  ['それは、それは。', 'general'],
])('D-27 replies to %s in words about it', (text, key) => {
  const { deed, said, by, me, pairing, world } = replyTo(text)
  expect(deed).toEqual({ act: 'write', members: [by.id, me.id] })
  expect(named(deckOf(key), '由香')).toContain(said[0])
  expect(pairing()).toMatchObject({ unreadByMan: 0, unreadByWoman: 1, statusN: 1, lastMessage: said[0] })
  expect(world.messages.get(1).authorId).toBe(by.id)
})

test('reads a message without a reply when it stays silent', () => {
  const { deed, said, by, me, pairing } = replyTo('雨でしたね。', { drawn: { pause: 0, silence: 0.11 } })
  expect([deed, said, pairing().unreadByMan]).toEqual([{ act: 'read', members: [by.id, me.id] }, [], 0])
})

test('says only what suits the hour, and nothing that was said in the last thirty messages', () => {
  for (const text of ['おやすみなさい。', '雨でしたね。']) {
    const { world, turn, by, id, me } = aTurn({ pairing: written(text), drawn: { pause: 0 } })
    const said = new Set<string>()
    for (;;) {
      world.pairings.update(id, written(text))
      const before = world.messages.size
      const deed = answer(turn)
      if (deed?.act === 'read') break
      const { content = '' } = world.messages.find(before + 1) ?? {}
      expect([content, said.has(content), timeFor(content, testNow)]).toEqual([content, false, testNow])
      said.add(content)
    }
    // Then nothing is left to say, until her own messages have pushed his out of memory.
    expect(said.size).toBeGreaterThan(8)
    const hers = { pairingId: id, authorId: me.id, createdAt: testNow }
    for (let count = 0; count < 30; count += 1)
      world.messages.insert({ ...hers, content: [...said][count % said.size] ?? '' })
    world.pairings.update(id, written(text))
    expect(answer(turn)).toEqual({ act: 'write', members: [by.id, me.id] })
  }
})

test.each<[string, Setup, number]>([
  ['a woman marks his reply as received', { drawn: { reply: 0.49 } }, 7],
  ['half of the women do not', { drawn: { reply: 0.5 } }, 1],
  ['a reply that was received stays so', { drawn: { reply: 0 }, pairing: { statusN: 4 } }, 4],
  ['a man never does', { sex: 2, drawn: { reply: 0 } }, 1],
])('D-25 %s', (_, { sex = 1, pairing, drawn }, statusN) => {
  const unread = sex === 1 ? { unreadByMan: 0, unreadByWoman: 1 } : {}
  const setup = { sex, pairing: written('雨でしたね。', { ...unread, ...pairing }), drawn: { pause: 0, ...drawn } }
  const { deed, pairing: after } = replyTo('', setup)
  expect([deed?.act, after().statusN]).toEqual(['write', statusN])
})

test('D-27 she writes first, with both names, in words that reply to nothing', () => {
  const texts = new Set<string>()
  for (let count = 0; count < 30; count += 1) {
    const { turn, world, by, me } = aTurn({
      sex: 1,
      pairing: { ...first, statusAt: testNow - hourMs },
      drawn: { pause: 0 },
    })
    const deed = answer({ ...turn, draw: () => count / 30 })
    const message = world.messages.find(1)
    expect([deed, message?.authorId]).toEqual([{ act: 'write', members: [by.id, me.id] }, by.id])
    texts.add(message?.content ?? '')
  }
  expect(texts.size).toBeGreaterThan(8)
  const openings = openingDecks.map(({ turns }) => turns[0]?.replaceAll('{woman}', '由香').replaceAll('{man}', '健'))
  for (const text of texts) expect([openings.includes(text), timeFor(text, testNow)]).toEqual([true, testNow])
  expect([...texts].join()).toMatch(/由香.*健|健.*由香/s)
})

test('addresses a member by the whole name, also one with characters of a replacement pattern', () => {
  const name = '$&由$$香'
  const said = (pairing: Partial<Pairing>, sex: 1 | 2, draw: number) => {
    const { turn, world, me } = aTurn({ sex, pairing, drawn: { pause: 0 } })
    world.profiles.update(me.id, { name })
    answer({ ...turn, draw: () => draw })
    return world.messages.find(1)?.content ?? ''
  }
  const draws = Array.from({ length: 30 }, (_, count) => count / 30)
  const firstWords = draws.map((draw) => said({ ...first, statusAt: testNow - hourMs }, 1, draw))
  const replies = draws.map((draw) => said(written('来週のご予定はいかがですか。'), 2, draw))
  for (const texts of [firstWords, replies]) expect(texts.join('\n')).toContain(`${name}さん`)
})

test.each<[string, Setup, string, Partial<Pairing>]>([
  [
    'accepts him',
    { sex: 1, pairing: { statusN: 8 }, drawn: { decision: 0.59 } },
    'contact',
    { statusN: 1, likeSeen: true },
  ],
  ['declines with a reason', { sex: 1, pairing: { statusN: 8 }, drawn: { decision: 0.6 } }, 'decline', { statusN: 3 }],
  ['declines', { sex: 1, pairing: { statusN: 8 }, drawn: { decision: 0.85 } }, 'decline', { statusN: 3 }],
  ['holds him', { sex: 1, pairing: { statusN: 8 }, drawn: { decision: 0.86 } }, 'hold', { statusN: 6 }],
  [
    'cannot hold where that is not offered',
    { sex: 1, pairing: { statusN: 8 }, drawn: { decision: 0.9 }, variants: { hold: 'off' } },
    'decline',
    { statusN: 3 },
  ],
  [
    'ends a hold',
    { sex: 1, pairing: { statusN: 6, statusAt: testNow - dayMs }, drawn: { decision: 0.9 } },
    'decline',
    { statusN: 3 },
  ],
  [
    'never holds as a man, and declines without a reason',
    { pairing: { statusN: 9 }, drawn: { decision: 0.9 } },
    'decline',
    { statusN: 3 },
  ],
])('D-22 D-26 a townsperson %s', (_, { pairing, drawn = {}, ...setup }, act, after) => {
  const age = { statusAt: testNow - hourMs, ...pairing }
  const {
    turn,
    by,
    me,
    pairing: now,
  } = aTurn({ variants: { hold: 'on' }, ...setup, pairing: age, drawn: { pause: 0, ...drawn } })
  expect(answer(turn)).toEqual({ act, members: [by.id, me.id] })
  expect(now()).toMatchObject(after)
  expect(/^(タイプ|好み)/.test(now().ngReason)).toBe(act === 'decline' && by.sex === 2)
})
