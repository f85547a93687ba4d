import { expect, test } from 'vitest'
import { reasonText } from '../../src/contract/rules/file-reasons.ts'
import { testNow } from '../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../tests/support/world/a-member.ts'
import { aPairing } from '../../tests/support/world/a-pairing.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { brokenReferences } from './references.ts'
import { createWorld, type World } from './world.ts'

/** Members 1 (a woman), 2 (a man) and 3 (another woman); the woman and the man are paired. */
function aSoundWorld() {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  aWoman(world)
  aPairing(world, woman, man)
  world.topics.insert({ name: '旅' } as never)
  world.posts.insert({ topicId: 1, authorId: 1, authorSex: 2 } as never)
  world.likes.insert({ fromId: 1, toId: 2, createdAt: testNow })
  world.footprints.insert({ ownerId: 1, visitorId: 2, visitedAt: testNow })
  return world
}

const faultsOf = (world: World) =>
  [...brokenReferences(world)].flatMap((fault) =>
    fault ? [`${fault.table}/${fault.id}: ${reasonText(fault.why)}`] : [],
  )

test('a sound world has no fault, and is checked in steps', () => {
  const world = aSoundWorld()
  expect(faultsOf(world)).toEqual([])
  expect([...brokenReferences(world)].length).toBeGreaterThan(20)
})

test.each<[string, string[], (world: World) => void]>([
  [
    'a reference to nobody',
    ['messages/1: pairingId 9 is not in pairings', 'messages/1: authorId 8 is not in members'],
    (world) => world.messages.insert({ pairingId: 9, authorId: 8, content: '', createdAt: 0 }),
  ],
  [
    'a reference that is no number',
    ['mails/1: memberId x is not in members'],
    (world) => world.mails.insert({ memberId: 'x' } as never),
  ],
  [
    'a man as the woman of a pairing',
    ['pairings/2: womanId 2 is not a woman', 'pairings/2: manId 1 is not a man'],
    (world) => world.pairings.insert({ ...world.pairings.get(1), uuid: 'other', womanId: 2, manId: 1 }),
  ],
  [
    'a post under another sex',
    ['posts/1: authorSex 1 is not that of member 1'],
    (world) => world.posts.update(1, { authorSex: 1 }),
  ],
  [
    'a like within one sex',
    ['likes/1: fromId and toId have the same sex'],
    (world) => world.likes.update(1, { toId: 3 }),
  ],
  [
    'a footprint within one sex',
    ['footprints/1: ownerId and visitorId have the same sex'],
    (world) => world.footprints.update(1, { visitorId: 3 }),
  ],
  [
    'records of nobody',
    [
      'profiles/7: it belongs to no member',
      'recommendSettings/8: it belongs to no member',
      'subscriptions/9: it belongs to no member',
    ],
    (world) => {
      world.profiles.put({ ...world.profiles.get(1), id: 7 })
      world.recommendSettings.put({ id: 8 } as never)
      world.subscriptions.put({ id: 9 } as never)
    },
  ],
  ['a member without a profile', ['members/3: it has no profile record'], (world) => world.profiles.delete(3)],
  [
    'two members with one address',
    ['members/1: another record has the same email x', 'members/3: another record has the same email x'],
    (world) => [1, 3].map((id) => world.members.update(id, { email: 'x' })),
  ],
  [
    'one pair that is paired twice',
    ['pairings/1: another record has the same pair 1:2', 'pairings/2: another record has the same pair 1:2'],
    (world) => world.pairings.insert({ ...world.pairings.get(1), uuid: 'other' }),
  ],
  [
    'one member with two documents under review',
    ['ageDocuments/1: another record has the same pending 1', 'ageDocuments/2: another record has the same pending 1'],
    (world) => [1, 2].map(() => world.ageDocuments.insert({ memberId: 1, decidedAt: null } as never)),
  ],
  ['no settings', ['settings/1: it is missing'], (world) => world.settings.delete(1)],
  [
    'a played member who is nobody',
    ['settings/1: townActivity.played 9 is not in members'],
    (world) => {
      const townActivity = { nextAt: testNow, encounterAt: testNow, encounters: 0, played: [1, 9], last: null }
      world.settings.update(1, { townActivity })
    },
  ],
])('finds %s', (_, faults, plant) => {
  const world = aSoundWorld()
  plant(world)
  expect(faultsOf(world)).toEqual(faults)
})

test.each<[keyof World, string, object, object]>([
  ['members', 'uuid', { uuid: 'x', twitterId: '' }, { uuid: 'y' }],
  ['members', 'twitterId', { twitterId: 'X' }, { twitterId: 'Y' }],
  ['pairings', 'uuid', { uuid: 'x' }, { uuid: 'y' }],
  ['likes', 'pair', { fromId: 1, toId: 2 }, { toId: 4 }],
  ['footprints', 'pair', { ownerId: 1, visitorId: 2 }, { visitorId: 4 }],
  ['reviewLikes', 'pair', { reviewId: 1, memberId: 1 }, { memberId: 2 }],
  ['postLikes', 'pair', { postId: 1, memberId: 1 }, { memberId: 2 }],
  ['announcementReads', 'pair', { announcementId: 1, memberId: 1 }, { memberId: 2 }],
  ['popupViews', 'pair', { memberId: 1, code: 1 }, { code: 2 }],
  ['rankRequests', 'pending', { memberId: 1, decidedAt: null }, { decidedAt: testNow }],
])('finds two %s with one %s, and lets another be', (name, index, record, other) => {
  const world = createWorld()
  for (const change of [{}, {}, other]) world[name].insert({ ...record, ...change } as never)
  expect(faultsOf(world).filter((fault) => fault.includes(`the same ${index} `))).toHaveLength(2)
})

test('allows what only one of two records shares: no public name, a decided document', () => {
  const world = aSoundWorld()
  for (const id of [1, 3]) world.members.update(id, { twitterId: '' })
  for (const decidedAt of [null, testNow]) world.ageDocuments.insert({ memberId: 1, decidedAt } as never)
  expect(faultsOf(world)).toEqual([])
})
