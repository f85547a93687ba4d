import { expect, test } from 'vitest'
import { dayMs, hourMs, tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import { brokenInvariants } from '../../../tests/support/invariants/check-world.ts'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aTown, memberOf } from '../../../tests/support/world/a-town.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'

const pairingAt = (world: World, wanted: (pairing: Pairing) => boolean): Pairing => {
  const found = [...world.pairings.all()].find(wanted)
  if (!found) throw new Error('Failed to set up: no such pairing in the town.')
  return found
}
const at = (statusN: Pairing['statusN']) => (pairing: Pairing) => pairing.statusN === statusN
const talking = (pairing: Pairing) => pairing.statusN === 1 && pairing.lastMessageAt !== null

/** Planted faults with the expected report. */
const faults: readonly (readonly [says: RegExp, plant: (world: World) => void])[] = [
  [
    /memberId 9999 is not in members/,
    (world) => world.payments.insert({ memberId: 9999, kind: 'likes', amount: 0, outcome: 'paid', at: testNow }),
  ],
  [/has no profile record/, (world) => world.profiles.delete(5)],
  [/another record has the same pair/, (world) => world.pairings.insert({ ...pairingAt(world, at(0)), uuid: 'other' })],
  [/another record has the same email/, (world) => world.members.update(6, { email: world.members.get(5).email })],
  [/createdAt .* is in the future/, (world) => world.news.update(1, { createdAt: testNow + 1 })],
  [/hold-end was due/, (world) => world.pairings.update(pairingAt(world, at(6)).id, { heldAt: testNow - 7 * dayMs })],
  [/daily-reset was due/, (world) => world.settings.update(1, { settledAt: testNow - dayMs })],
  [/a man has a status of women/, (world) => world.members.update(memberOf(world, 'man').id, { femaleStatus: 4 })],
  [/is hidden without premium/, (world) => world.members.update(memberOf(world, 'woman').id, { hiddenMode: true })],
  [
    /rankRequested is true with 0 requests/,
    (world) => world.members.update(memberOf(world, 'man').id, { rankRequested: true }),
  ],
  [
    /recommendations counted today/,
    (world) => world.members.update(memberOf(world, 'woman').id, { recommended: null }),
  ],
  [/manualTotal 7 of/, (world) => world.members.update(memberOf(world, 'woman').id, { manualTotal: 7 })],
  [
    /verified without an approved document/,
    (world) => world.members.update(memberOf(world, 'woman-review').id, { ageConf: 2 }),
  ],
  [
    /approved for somebody born on/,
    (world) => {
      const document = world.ageDocuments.findBy('member', memberOf(world, 'woman').id)
      world.ageDocuments.update(document?.id ?? 0, { birthDate: '2011-01-01' })
    },
  ],
  [
    /picture was kept/,
    (world) => {
      const document = world.ageDocuments.findBy('member', memberOf(world, 'woman').id)
      world.ageDocuments.update(document?.id ?? 0, { file: 'kept.png' })
    },
  ],
  [/paid is false, but the plan runs/, (world) => world.members.update(memberOf(world, 'man').id, { paid: false })],
  [
    /days to the next charge instead of 30/,
    (world) => world.subscriptions.update(memberOf(world, 'man').id, { nextChargeAt: testNow + hourMs }),
  ],
  [
    /not a woman and a man/,
    (world) => {
      const { id, womanId } = pairingAt(world, at(0))
      world.pairings.update(id, { manId: womanId })
    },
  ],
  [/contact was never chosen/, (world) => world.pairings.update(pairingAt(world, at(1)).id, { contactAt: null })],
  [
    /dissolved, but not a no-match/,
    (world) => {
      const { id, womanId } = pairingAt(world, at(4))
      world.pairings.update(id, { blockedBy: womanId })
    },
  ],
  [
    /began with a like that nobody sent/,
    (world) => {
      for (const like of [...world.likes.all()]) world.likes.delete(like.id)
    },
  ],
  [/its last message is another/, (world) => world.pairings.update(pairingAt(world, talking).id, { lastMessage: 'x' })],
  [/womanWrote is false/, (world) => world.pairings.update(pairingAt(world, talking).id, { womanWrote: false })],
  [/more unread than written/, (world) => world.pairings.update(pairingAt(world, talking).id, { unreadByWoman: 99 })],
  [
    /he wrote first/,
    (world) => {
      const { id, manId } = pairingAt(world, talking)
      world.messages.update(world.messages.idsBy('pairing', id)[0] ?? 0, { authorId: manId })
    },
  ],
  [/messages at status 0/, (world) => world.pairings.update(pairingAt(world, talking).id, { statusN: 0 })],
  [/is at 2 with 0 first reviews/, (world) => world.pairings.update(pairingAt(world, at(4)).id, { statusN: 2 })],
  [/not all of the eleven items/, (world) => world.reviews.update(1, { scores: { form_dm: 4 } })],
  [/a meeting that had not been yet/, (world) => world.reviews.update(1, { datingDate: tokyoDay(testNow + dayMs) })],
  [/like \d+ within one sex/, (world) => world.likes.insert({ fromId: 4, toId: 5, createdAt: testNow })],
  [/\d+ of 10 left/, (world) => world.likePurchases.update(1, { remain: 11 })],
  [
    /within 24 hours of another/,
    (world) => {
      const { id: _, ...pack } = world.likePurchases.get(1)
      world.likePurchases.insert(pack)
    },
  ],
  [
    /bought likes and sent/,
    (world) => {
      const mine = world.likePurchases.by('member', memberOf(world, 'woman').id).at(-1)
      world.likePurchases.update(mine?.id ?? 0, { remain: 1 })
    },
  ],
  [/on the own profile/, (world) => world.footprints.insert({ ownerId: 5, visitorId: 5, visitedAt: testNow })],
  [
    /in the room of the other sex/,
    (world) => {
      const room = [...world.topics.all()].find(({ target }) => target === 'male')
      const post = [...world.posts.all()].find(({ authorSex }) => authorSex === 2)
      world.posts.update(post?.id ?? 0, { topicId: room?.id ?? 0 })
    },
  ],
  [/like \d+ is older than its review/, (world) => world.reviewLikes.update(1, { createdAt: 0 })],
  [/read before it was written/, (world) => world.operatorMessages.update(1, { readAt: 0 })],
]

test('a founded world is sound', () => {
  expect(brokenInvariants(aTown({ members: 60 }), testNow)).toEqual([])
})

test.each(faults)('finds a planted fault: %s', (says, plant) => {
  const world = aTown({ members: 60 })
  plant(world)
  expect(brokenInvariants(world, testNow).join('\n')).toMatch(says)
})
