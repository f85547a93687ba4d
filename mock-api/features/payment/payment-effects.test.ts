import { expect, test } from 'vitest'
import { findPlan } from '../../../src/contract/rules/plans.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { charge, chargeDeclined } from './payment-effects.ts'
import { startPlan } from './plan.ts'

function running() {
  const world = aWorld()
  const me = aMan(world)
  const plan = findPlan(5)
  if (!plan) throw new Error('Failed to find plan 5.')
  return { world, me, subscription: startPlan(world, me, { plan, card: 'success', amount: 3850 }, aContext()) }
}

test('D-15 the next charge names its member and amount', () => {
  const { me, subscription } = running()
  for (const rule of [charge, chargeDeclined]) {
    expect([rule.members(subscription), rule.details?.(subscription)]).toEqual([[me.id], { plan: 5, price: 3850 }])
  }
})

test('IMP-29 neither declines nor lists a renewal of an absent member', () => {
  const { world, me, subscription } = running()
  world.members.update(me.id, { activeStatus: 'inactive' })
  chargeDeclined.apply?.(world, subscription, aContext({ now: testNow + 31 * dayMs }))
  expect([world.payments.size, world.operatorMessages.size]).toEqual([1, 0])
  expect(world.subscriptions.get(me.id).nextChargeAt).toBeNull()
})

test('D-15 lists a paid renewal among the payments', () => {
  const { world, me, subscription } = running()
  const at = testNow + 31 * dayMs
  charge.apply?.(world, subscription, aContext({ now: at }))
  expect(world.payments.by('member', me.id)[1]).toMatchObject({
    kind: 'renewal',
    outcome: 'paid',
    amount: 3850,
    at,
  })
})
