import { expect, test } from 'vitest'
import { findPlan } from '../../../src/contract/rules/plans.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { StoredCardOutcome } from '../../world/records/payment.ts'
import type { World } from '../../world/world.ts'
import { charge, chargeDeclined } from './payment-effects.ts'
import { endPlan, startPlan } from './plan.ts'

function started(
  world: World,
  me: Member,
  planId: number,
  card: StoredCardOutcome = 'success',
  amount?: number,
  now = testNow,
) {
  const plan = findPlan(planId)
  if (!plan) throw new Error(`Failed to find plan ${planId}.`)
  return startPlan(world, me, { plan, card, amount: amount ?? plan.price.regular }, aContext({ now }))
}

test.each([
  [5, 30],
  [6, 90],
  [7, 180],
  [8, 360],
  [13, 30],
])('D-15 PAY-60 PAY-61 PAY-64 plan %i renews after cycle + 1 days, then every %i days', (planId, cycle) => {
  const world = aWorld()
  const me = planId === 13 ? aWoman(world) : aMan(world)
  const first = started(world, me, planId)
  expect(charge.due(first)).toBe(testNow + (cycle + 1) * dayMs)
  charge.apply?.(world, first, aContext({ now: testNow + (cycle + 1) * dayMs }))
  const second = world.subscriptions.get(me.id)
  expect(charge.due(second)).toBe(testNow + (2 * cycle + 1) * dayMs)
  expect(second.lastChargeAt).toBe(testNow + (cycle + 1) * dayMs)
  expect(world.members.get(me.id).paid).toBe(true)
})

test('D-15 D-40 a declined renewal ends the plan, writes to the operator chat and ends the privacy mode', () => {
  const world = aWorld()
  const me = aWoman(world, { paid: true, hiddenMode: true })
  const subscription = started(world, me, 13, 'declined-at-renewal')
  expect(charge.due(subscription)).toBeUndefined()
  const at = testNow + 31 * dayMs
  expect(chargeDeclined.due(subscription)).toBe(at)
  chargeDeclined.apply?.(world, subscription, aContext({ now: at }))
  expect(world.members.get(me.id)).toMatchObject({ paid: false, hiddenMode: false })
  expect(world.subscriptions.get(me.id)).toMatchObject({ nextChargeAt: null, lastChargeAt: testNow })
  expect(chargeDeclined.due(world.subscriptions.get(me.id))).toBeUndefined()
  expect(world.operatorMessages.by('member', me.id)).toMatchObject([{ sender: 2, createdAt: at, readAt: null }])
  expect(world.payments.by('member', me.id).map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['plan', 'paid'],
    ['renewal', 'declined'],
  ])
})

test('D-35 PAY-35 a listed woman pays nothing first and 1,100 yen from the first renewal on', () => {
  const world = aWorld()
  const me = aWoman(world, { listed: true })
  const subscription = started(world, me, 13, 'success', 0)
  charge.apply?.(world, subscription, aContext({ now: testNow + 31 * dayMs }))
  expect(world.payments.by('member', me.id).map(({ amount }) => amount)).toEqual([0, 1100])
})

test('D-42 never charges an ended plan again', () => {
  const world = aWorld()
  const me = aMan(world)
  started(world, me, 5)
  endPlan(world, me.id, aContext())
  expect(charge.due(world.subscriptions.get(me.id))).toBeUndefined()
})

test('ends the privacy mode and the payment of a member who never had a plan', () => {
  const world = aWorld()
  const me = aWoman(world, { paid: true, hiddenMode: true })
  endPlan(world, me.id, aContext())
  expect(world.members.get(me.id)).toMatchObject({ paid: false, hiddenMode: false })
  expect(world.subscriptions.has(me.id)).toBe(false)
})

test.each([{ activeStatus: 'inactive' }, { ageConf: 3 }] as const)(
  'IMP-29 D-36 a member who is gone is not charged: %o',
  (gone) => {
    const world = aWorld()
    const me = aMan(world)
    const subscription = started(world, me, 5)
    world.members.update(me.id, gone)
    charge.apply?.(world, subscription, aContext({ now: testNow + 31 * dayMs }))
    expect(world.payments.countBy('member', me.id)).toBe(1)
    expect(world.subscriptions.get(me.id).nextChargeAt).toBeNull()
  },
)

test('API-64 a returning member keeps customer id and password; other members have others', () => {
  const world = aWorld()
  const me = aMan(world)
  const first = started(world, me, 5)
  endPlan(world, me.id, aContext())
  const again = started(world, me, 6, 'success', undefined, testNow + dayMs)
  expect([again.customerId, again.customerPass]).toEqual([first.customerId, first.customerPass])
  expect(first.customerPass).toMatch(/^\d{8}$/)
  const other = started(world, aMan(world), 5)
  expect(other.customerId).not.toBe(first.customerId)
})
