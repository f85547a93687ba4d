import { expect, test } from 'vitest'
import { statusNs } from '../../../src/contract/enums/pairing.ts'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { pairingSummary } from './pairing-summary.ts'

function setup(sex: 1 | 2) {
  const world = aWorld()
  const me = sex === 2 ? aWoman(world) : aMan(world)
  /** Returns the partner of a new pairing of this member. */
  const pair = (patch: Partial<Pairing>, other: Partial<Member> = {}) => {
    const partner = sex === 2 ? aMan(world, other) : aWoman(world, other)
    if (sex === 2) aPairing(world, me, partner, patch)
    else aPairing(world, partner, me, patch)
    return partner.id
  }
  return { world, me, pair }
}
const nothing = { all: 0, matching: 0, liked: 0, newLikes: 0, sent: 0, unread: 0 }
const nobody = { recommendedId: null, matchedId: null, heldId: null }

test('API-09 the account counts what the lists show, each sex its own received and sent likes', () => {
  for (const [sex, received] of [
    [2, 8],
    [1, 9],
  ] as const) {
    const { world, me, pair } = setup(sex)
    for (const statusN of statusNs) pair({ statusN, unreadByWoman: sex - 1, unreadByMan: 2 - sex })
    pair({ statusN: received, likeSeen: true })
    pair({ statusN: received })
    pair({ statusN: 1, unreadByWoman: 9, unreadByMan: 9 }, { activeStatus: 'inactive' })
    const counts = { all: statusNs.length + 2, matching: 4, liked: 3, newLikes: 2, sent: 1, unread: 4 }
    expect(pairingSummary(world, me)).toMatchObject(counts)
  }
})

test('API-09 C-6 counts nothing without verification or without pairings', () => {
  const { world, me, pair } = setup(2)
  expect(pairingSummary(world, me)).toEqual({ ...nothing, ...nobody })
  pair({ statusN: 1 })
  expect(pairingSummary(world, { ...me, ageConf: 1 })).toEqual({ ...nothing, ...nobody })
})

test('API-09 home links the newest at 0, at 1, 4 or 7, and at 6, ties by latest record', () => {
  const { world, me, pair } = setup(2)
  const newest = () => {
    const { recommendedId, matchedId, heldId } = pairingSummary(world, me)
    return [recommendedId, matchedId, heldId]
  }
  for (const statusN of [2, 3, 8, 9] as const) pair({ statusN })
  expect(newest()).toEqual([null, null, null])
  const late = pair({ statusN: 0, createdAt: testNow + 1, statusAt: testNow - 9 })
  pair({ statusN: 0, createdAt: testNow, statusAt: testNow + 9 })
  expect(newest()).toEqual([late, null, null])
  for (const statusN of [7, 4, 1] as const) {
    const matched = pair({ statusN })
    expect(newest()[1]).toBe(matched)
  }
  pair({ statusN: 6, createdAt: testNow, statusAt: testNow + 9 })
  const held = pair({ statusN: 6, createdAt: testNow })
  expect(newest()[2]).toBe(held)
})
