import { expect, test } from 'vitest'
import laterPosts from '../../../fixtures/later-posts.json' with { type: 'json' }
import topicDeck from '../../../fixtures/topics.json' with { type: 'json' }
import { dayMs, hourMs, minuteMs, tokyoParts } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, fixedIds, testNow, tokyo } from '../../../tests/support/world/a-context.ts'
import { aMember } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { Settings, TownActivity } from '../../world/records/settings.ts'
import type { World } from '../../world/world.ts'
import { setTownActivity, townActivity } from './town-activity.ts'

/** The same turn draws otherwise with each seed. */
const contextOf = (seed: number, now = testNow) =>
  aContext({ now, ids: { ...fixedIds, draw: (what) => (what === 'town turn' ? seed / 1000 : 0.5) } })

interface Setup {
  readonly me?: Partial<Member>
  readonly town?: Partial<Member>
  readonly activity?: Partial<TownActivity>
  readonly arrange?: (world: World, me: Member) => unknown
}

/** A played member, a townsperson of either sex, and the boards of the town; an encounter is due at noon. */
function aTown({ me, town, activity, arrange }: Setup = {}) {
  const world = aWorld()
  const played = aMember(world, { sex: 2, ...me })
  const [man, woman] = [
    aMember(world, { sex: 1, email: 'town-1@yoimachi.example', ...town }),
    aMember(world, { sex: 2, email: 'town-2@yoimachi.example', ...town }),
  ]
  for (const { name, sex } of topicDeck) world.topics.insert({ name, target: sex } as never)
  const usual = { nextAt: testNow, encounterAt: testNow, encounters: 0, played: [played.id], last: null }
  world.settings.update(1, { townActivity: { ...usual, ...activity } })
  arrange?.(world, played)
  return { world, me: played, man, woman }
}

const stateOf = (world: World) => world.settings.get(1).townActivity as TownActivity

/** Takes one turn at noon. */
function aTurn(seed: number, setup: Setup = {}, now = testNow) {
  const town = aTown(setup)
  townActivity.apply?.(town.world, town.world.settings.get(1), contextOf(seed, now))
  return { ...town, ...stateOf(town.world) }
}

/** Turns of many seeds, of which those with this act. */
const turnsOf = (act: string, setup: Setup = {}) =>
  Array.from({ length: 200 }, (_, seed) => aTurn(seed, setup)).filter(({ last }) => last?.act === act)

const man = { sex: 1, rank: 'A' } as const

test('every second encounter is a visit, others are likes, recommendations, posts and their likes', () => {
  const counts = (setup: Setup) =>
    ['visit', 'like', 'recommend', 'post', 'like-post'].map((act) => turnsOf(act, setup).length)
  const [visits, likes, recommendations, posts] = counts({ me: man }) as [number, number, number, number]
  expect(visits).toBeGreaterThan(likes + recommendations + posts)
  expect(Math.min(likes, recommendations, posts)).toBeGreaterThan(0)
  // Nobody has written yet, and nobody recommends a woman.
  expect(counts({ me: man })[4]).toBe(0)
  expect(counts({})[2]).toBe(0)
})

test('API-44 a visitor leaves a footprint', () => {
  for (const { world, last, me, man } of turnsOf('visit')) {
    expect(last?.members).toEqual([man.id, me.id])
    expect([...world.footprints.all()]).toMatchObject([{ visitorId: man.id, ownerId: me.id, visitedAt: testNow }])
    expect(world.likes.size).toBe(0)
  }
})

test('D-24 D-43 whoever likes has taken the login bonus and opened the profile, and likes nobody twice', () => {
  const turns = turnsOf('like')
  expect(turns.length).toBeGreaterThan(10)
  for (const { world, last, me, man } of turns) {
    expect(last?.members).toEqual([man.id, me.id])
    expect([...world.likes.all()]).toMatchObject([{ fromId: man.id, toId: me.id }])
    expect(world.members.get(man.id).bonus?.day).toBe('2026-11-20')
    expect(world.footprints.size).toBe(1)
    expect(world.pairings.by('member', me.id)).toMatchObject([{ statusN: 8, origin: 'like' }])
  }
  const paired = (world: World, me: Member) => aPairing(world, me, world.members.get(2), { statusN: 3 })
  expect(turnsOf('like', { arrange: paired })).toEqual([])
})

test('D-24 a like that the townsperson has none left for is a visit', () => {
  const spent = { bonus: { day: '2026-11-20', granted: 1, remain: 0 } }
  expect([
    turnsOf('like', { town: spent }),
    turnsOf('visit', { town: spent }).length > turnsOf('visit').length,
  ]).toEqual([...[[], true]])
})

test('API-27 a man is recommended to a woman at status 4 whom he is not paired with', () => {
  const turns = turnsOf('recommend', { me: man })
  expect(turns.length).toBeGreaterThan(5)
  for (const { world, last, me, woman } of turns) {
    expect(last?.members).toEqual([woman.id, me.id])
    expect([...world.pairings.all()]).toMatchObject([{ womanId: woman.id, manId: me.id, statusN: 0, origin: 'auto' }])
  }
  const paired = (world: World, me: Member) => aPairing(world, world.members.get(3), me, { statusN: 3 })
  const counted = { recommended: { day: '2026-11-20', auto: 99, manual: 0 } }
  const setups: Setup[] = [
    { me: { ...man, rank: null } },
    { me: man, town: { femaleStatus: 3 } },
    { me: man, town: counted },
    { me: man, arrange: paired },
  ]
  for (const setup of setups) expect(turnsOf('recommend', setup)).toEqual([])
})

test('API-60 a post stands on its board, in the words of the author, and none is repeated within 120 days', () => {
  const turns = turnsOf('post')
  expect(turns.length).toBeGreaterThan(5)
  const nameOf = (key: string) => topicDeck.find((topic) => topic.key === key)?.name
  for (const { world, last } of turns) {
    const { topicId, content, authorId, authorSex } = world.posts.get(1)
    expect(last?.members).toEqual([authorId])
    const entry = laterPosts.find(({ text }) => text === content)
    expect([
      nameOf(entry?.topic ?? ''),
      ['common', authorSex === 2 ? 'female' : 'male'].includes(entry?.sex ?? ''),
    ]).toEqual([world.topics.get(topicId).name, true])
  }
  expect(new Set(turns.map(({ world }) => world.posts.get(1).authorSex))).toEqual(new Set([1, 2]))
  const said =
    (age: number, change = '') =>
    (world: World, me: Member) => {
      for (const { topic, text } of laterPosts) {
        const { id = 0 } = [...world.topics.all()].find(({ name }) => name === nameOf(topic)) ?? {}
        const content = text + change
        world.posts.insert({ topicId: id, authorId: me.id, authorSex: 2, content, createdAt: testNow - age })
      }
    }
  const posts = (arrange: NonNullable<Setup['arrange']>) => turnsOf('post', { arrange }).length
  expect([posts(said(120 * dayMs - 1)), posts(said(0, '。')), posts(said(120 * dayMs))]).toEqual([
    ...[0, turns.length, turns.length],
  ])
  expect(posts((world) => [...world.topics.ids()].map((id) => world.topics.delete(id)))).toBe(0)
})

/** Posts by these authors, oldest first, on a board of everybody or of one sex. */
const postsBy =
  (authors: readonly number[], target = 'common') =>
  (world: World) => {
    const { id = 0 } = [...world.topics.all()].find((topic) => topic.target === target) ?? {}
    const post = { topicId: id, authorSex: 2, content: 'x', createdAt: testNow } as const
    for (const authorId of authors) world.posts.insert({ ...post, authorId })
  }

test('API-62 likes one of the newest forty posts of another member, half of the time one of the played member', () => {
  const liked = (arrange: NonNullable<Setup['arrange']>) =>
    turnsOf('like-post', { arrange }).map(({ world, last }) => ({ ...world.postLikes.get(1), last }))
  const mine = liked(postsBy([1]))
  expect(mine.length).toBeGreaterThan(20)
  for (const { postId, memberId, last } of mine) expect([postId, last?.members]).toEqual([1, [memberId, 1]])
  expect(new Set(mine.map(({ memberId }) => memberId))).toEqual(new Set([2, 3]))
  // Nobody likes a post of their own.
  expect(new Set(liked(postsBy([2])).map(({ memberId }) => memberId))).toEqual(new Set([3]))
  expect(new Set(liked(postsBy([1], 'female')).map(({ memberId }) => memberId))).toEqual(new Set([3]))
  const others = Array.from({ length: 50 }, (_, at) => (at === 45 ? 1 : 9))
  const many = liked((world) => {
    postsBy(others)(world)
    world.posts.delete(50)
  }).map(({ postId }) => postId)
  const own = many.filter((postId) => postId === 46).length
  expect([own / many.length > 0.3, own / many.length < 0.7]).toEqual([true, true])
  expect([Math.min(...many) > 10, Math.max(...many) <= 49, new Set(many).size > 10]).toEqual([true, true, true])
})

test('API-42 C-6 no stranger meets a member who hides, nor one who may not be met', () => {
  const hidden: Partial<Member>[] = [{ hiddenMode: true }, { ageConf: 1 }, { ...man, paid: false }]
  for (const me of hidden) for (const act of ['visit', 'like', 'recommend']) expect(turnsOf(act, { me })).toEqual([])
})

test('an encounter comes at its instant, not before and not at night', () => {
  const at = (encounterAt: number, now = testNow) => {
    const { encounters, last, nextAt } = aTurn(1, { activity: { encounterAt } }, now)
    return { encounters, acted: last !== null, hour: tokyoParts(nextAt).hour }
  }
  expect([at(testNow), at(testNow - 1)]).toMatchObject([{ encounters: 1 }, { encounters: 1 }])
  expect([at(testNow + 1), at(0, tokyo('2026-11-20 03:00'))]).toMatchObject([
    { encounters: 0, acted: false },
    { encounters: 0, acted: false, hour: 6 },
  ])
})

test('a reaction goes before an encounter, which stays due', () => {
  const paired = (world: World, me: Member) =>
    aPairing(world, me, world.members.get(2), { statusN: 9, statusAt: testNow - dayMs })
  const { last, encounters, encounterAt, nextAt } = aTurn(1, { arrange: paired })
  expect([last?.act, encounters, encounterAt]).toEqual(['contact', 0, testNow])
  expect(nextAt).toBeGreaterThanOrEqual(testNow + minuteMs)
  expect(nextAt).toBeLessThan(testNow + 4 * minuteMs)
})

test('members take turns, at most six of them, the latest logins', () => {
  const ids: number[] = []
  const arrange = (world: World) => {
    for (let count = 0; count < 8; count += 1) ids.push(aMember(world).id)
    world.settings.update(1, { townActivity: { ...stateOf(world), played: ids.slice(-8) } })
  }
  const visited = [0, 1, 5, 6].map((encounters) => {
    const [turn] = turnsOf('visit', { arrange, activity: { encounters } })
    return Number(turn?.last?.members[1])
  })
  const turnedTo = ids.slice(2, 8)
  expect(visited).toEqual([0, 1, 5, 0].map((at) => turnedTo[at]))
})

test('encounters come sooner with more members, within sixteen hours, and hourly looks without any', () => {
  const nextOf = (played: number) => {
    const arrange = (world: World) => {
      const ids = Array.from({ length: played }, () => aMember(world).id)
      world.settings.update(1, { townActivity: { ...stateOf(world), played: ids } })
    }
    return Array.from({ length: 100 }, (_, seed) => aTurn(seed, { arrange }).encounterAt - testNow)
  }
  const mean = (pauses: readonly number[]) => pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length
  expect(new Set(nextOf(0))).toEqual(new Set([hourMs]))
  const [one, four] = [nextOf(1), nextOf(4)]
  expect([Math.min(...one) > 0, Math.max(...one) <= 16 * hourMs + 8 * hourMs]).toEqual([true, true])
  expect(mean(four)).toBeLessThan(mean(one) / 2)
})

test('the next turn is the soonest of encounter and reactions, one to four minutes from now at least', () => {
  const reaction = (statusAt: number) => (world: World, me: Member) =>
    aPairing(world, me, world.members.get(2), { statusN: 9, statusAt })
  // A decision is due after 20 minutes and an eighth of the rest of 30 hours.
  const pause = 20 * minuteMs + (30 * hourMs - 20 * minuteMs) / 8
  const later = { encounterAt: testNow + 9 * hourMs }
  expect(aTurn(1, { activity: later }).nextAt).toBe(testNow + 9 * hourMs)
  expect(aTurn(1, { activity: later, arrange: reaction(testNow - hourMs) }).nextAt).toBe(testNow - hourMs + pause)
  const soon = aTurn(1, { activity: { encounterAt: testNow + 1000 } }).nextAt
  expect([soon >= testNow + minuteMs, soon < testNow + 4 * minuteMs]).toEqual([true, true])
})

test('after one due reaction the next one comes soon', () => {
  const both = (world: World, me: Member) => {
    for (const number of [2, 4]) {
      const man = world.members.find(number) ?? aMember(world, { sex: 1, email: 'town-4@yoimachi.example' })
      aPairing(world, me, man, { statusN: 9, statusAt: testNow - dayMs })
    }
  }
  const { last, nextAt } = aTurn(1, { arrange: both, activity: { encounterAt: testNow + 9 * hourMs } })
  expect([last?.act, nextAt < testNow + 4 * minuteMs]).toEqual(['contact', true])
})

test('a due reaction that cannot happen does not call the town again', () => {
  const gone = (world: World, me: Member) => {
    aPairing(world, me, world.members.get(2), { statusN: 9, statusAt: testNow - dayMs })
    world.members.update(me.id, { activeStatus: 'inactive' })
  }
  const setup = { arrange: gone, activity: { encounterAt: testNow + 9 * hourMs } }
  expect(aTurn(1, setup)).toMatchObject({ last: null, nextAt: testNow + 9 * hourMs })
})

test('counts members of running logins as played, the latest last, and those played before', () => {
  const arrange = (world: World) => {
    const login = (memberId: number, expiresAt: number) =>
      world.logins.insert({ memberId, client: `${world.logins.nextId}`, expiresAt } as never)
    for (const [memberId, expiresAt] of [
      [5, testNow + 1],
      [6, testNow + 1],
      [7, testNow],
      [5, testNow + 1],
    ] as const)
      login(memberId, expiresAt)
    for (let count = 0; count < 6; count += 1) aMember(world)
  }
  const { played } = aTurn(1, { arrange, activity: { played: [1, 5, 8] } })
  expect(played).toEqual([1, 8, 6, 5])
})

test('D-03 tells who acted and how, and nothing of a turn in which nobody did', () => {
  const { world, me, man } = turnsOf('visit')[0] ?? aTown()
  const acted = townActivity.outcome?.(world) as Settings
  expect([townActivity.members(acted), townActivity.details?.(acted)]).toEqual([[man.id, me.id], { act: 'visit' }])
  const quiet = aTown()
  const settings = quiet.world.settings.get(1)
  expect(townActivity.outcome?.(quiet.world)).toBeUndefined()
  expect([townActivity.members(settings), townActivity.details?.(settings)]).toEqual([[], {}])
  setTownActivity(quiet.world, false, contextOf(1))
  const off = quiet.world.settings.get(1)
  expect([townActivity.outcome?.(quiet.world), townActivity.members(off)]).toEqual([undefined, []])
  expect([townActivity.due(off), townActivity.details?.(off), townActivity.due(settings)]).toEqual([
    ...[undefined, {}, testNow],
  ])
  townActivity.apply?.(quiet.world, off, contextOf(1))
  expect(quiet.world.settings.get(1)).toEqual(off)
})

test('switching the town on twice changes nothing, and neither does switching it off twice', () => {
  const { world } = aTown({ activity: { encounters: 7 } })
  setTownActivity(world, true, contextOf(1))
  expect(stateOf(world).encounters).toBe(7)
  for (let times = 0; times < 2; times += 1) setTownActivity(world, false, contextOf(1))
  expect(world.settings.get(1)).not.toHaveProperty('townActivity')
  setTownActivity(world, true, contextOf(1))
  expect(stateOf(world)).toMatchObject({ encounters: 0, played: [], last: null, encounterAt: testNow + hourMs })
})

test('switching the town on lets due reactions come soon', () => {
  const { world, me } = aTown()
  setTownActivity(world, false, contextOf(1))
  aPairing(world, me, world.members.get(2), { statusN: 9, statusAt: testNow - dayMs })
  world.logins.insert({ memberId: me.id, client: 'x', expiresAt: testNow + dayMs } as never)
  setTownActivity(world, true, contextOf(1))
  expect(stateOf(world).nextAt).toBeLessThan(testNow + 4 * minuteMs)
})
