import { expect, test } from 'vitest'
import { statusNs } from '../../../src/contract/enums/pairing.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { createPairing } from './create-pairing.ts'
import { holdEnd, replyWindow } from './pairing-effects.ts'
import { isChoosable, isMatched, isReviewable, canMeet, findPairing, isBlocked, partnerIdOf } from './pairing.ts'

function couple() {
  const world = aWorld()
  return { world, woman: aWoman(world), man: aMan(world) }
}

test('D-22 D-23 REC-64 returns turn, match and the right to review at every status', () => {
  const { world, woman, man } = couple()
  const premium = { ...woman, paid: true }
  const pairing = aPairing(world, woman, man)
  const where = (rule: (at: typeof pairing) => boolean, patch: Partial<typeof pairing> = {}) =>
    statusNs.filter((statusN) => rule({ ...pairing, ...patch, statusN }))
  expect(where(isMatched)).toEqual([1, 2, 4, 7])
  expect(where((at) => isChoosable(at, woman))).toEqual([0, 6, 8])
  expect(where((at) => isChoosable(at, premium))).toEqual([0, 3, 6, 8])
  expect(where((at) => isChoosable(at, man))).toEqual([9])
  for (const viewer of [woman, premium, man]) {
    expect(where((at) => isChoosable(at, viewer), { blockedBy: man.id })).toEqual([])
  }
  expect(where((at) => isReviewable(at, woman))).toEqual([1, 2, 4, 7])
  expect(where((at) => isReviewable(at, man))).toEqual([])
})

test.each([0, 1, 6, 8, 9] as const)('API-27 D-24 creates a pairing at %i, once and empty', (statusN) => {
  const { world, woman, man } = couple()
  const pairing = createPairing(world, woman, man, { statusN, origin: 'like' }, aContext())
  expect(pairing).toEqual({
    id: pairing.id,
    uuid: `uuid-pairing-${woman.id}-${man.id}`,
    womanId: woman.id,
    manId: man.id,
    statusN,
    origin: 'like',
    createdAt: testNow,
    statusAt: testNow,
    contactAt: statusN === 1 ? testNow : null,
    heldAt: statusN === 6 ? testNow : null,
    ngReason: '',
    blockedBy: null,
    lastMessage: '',
    lastMessageAt: null,
    womanWrote: false,
    unreadByWoman: 0,
    unreadByMan: 0,
    likeSeen: false,
  })
  const again = () => createPairing(world, woman, man, { statusN, origin: 'auto' }, aContext())
  expect(again).toThrow(`Failed to pair ${woman.id} and ${man.id}: they are paired. Look for it first.`)
})

test('API-27 pairs only a woman with a man, in this order', () => {
  const { world, woman, man } = couple()
  for (const [one, other] of [
    [man, woman],
    [woman, aWoman(world)],
    [aMan(world), man],
  ] as const) {
    const pair = () => createPairing(world, one, other, { statusN: 0, origin: 'auto' }, aContext())
    expect(pair).toThrow('Failed to pair two members: name a woman and a man.')
  }
  expect(world.pairings.size).toBe(0)
})

test('D-25 API-33 finds a pairing from either side; once blocked neither sees the other', () => {
  const { world, woman, man } = couple()
  const meets = () => [
    canMeet(world, woman, man),
    canMeet(world, man, woman),
    isBlocked(findPairing(world, man, woman)),
  ]
  expect(findPairing(world, woman, man)).toBeUndefined()
  expect([isBlocked(undefined), ...meets()]).toEqual([false, true, true, false])
  const pairing = aPairing(world, woman, man, { statusN: 3 })
  expect([findPairing(world, woman, man), findPairing(world, man, woman)]).toEqual([pairing, pairing])
  expect([partnerIdOf(pairing, woman.id), partnerIdOf(pairing, man.id)]).toEqual([man.id, woman.id])
  expect(meets()).toEqual([true, true, false])
  world.pairings.update(pairing.id, { blockedBy: woman.id })
  expect(meets()).toEqual([false, false, true])
})

test('API-33 nobody meets the own sex or a hidden member', () => {
  const { world, woman, man } = couple()
  expect(canMeet(world, woman, aWoman(world))).toBe(false)
  expect(findPairing(world, woman, aWoman(world))).toBeUndefined()
  expect(canMeet(world, woman, world.members.update(man.id, { activeStatus: 'inactive' }))).toBe(false)
})

test('D-11 D-12 a hold ends after seven days and the reply window after one, for both members', () => {
  const { world, woman, man } = couple()
  const held = aPairing(world, woman, man, { statusN: 6, heldAt: testNow })
  const waiting = aPairing(world, woman, aMan(world), { statusN: 1, contactAt: testNow })
  expect([holdEnd.due(held), replyWindow.due(waiting)]).toEqual([testNow + 7 * dayMs, testNow + dayMs])
  expect(holdEnd.members(held)).toEqual([woman.id, man.id])
  expect(replyWindow.members(waiting)).toEqual([woman.id, waiting.manId])
  for (const statusN of statusNs) {
    const at = { ...held, statusN, contactAt: testNow }
    expect([holdEnd.due(at), replyWindow.due(at)].map((due) => due !== undefined)).toEqual([
      statusN === 6,
      statusN === 1,
    ])
  }
  expect([holdEnd.due({ ...held, heldAt: null }), replyWindow.due({ ...waiting, contactAt: null })]).toEqual([
    undefined,
    undefined,
  ])
  const now = testNow + 7 * dayMs
  holdEnd.apply?.(world, held, aContext({ now }))
  expect(world.pairings.get(held.id)).toEqual({
    ...held,
    statusN: 3,
    statusAt: now,
    ngReason: '保留期間終了',
  })
})
