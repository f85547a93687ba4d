import { expect, test } from 'vitest'
import { findPlan } from '../../../src/contract/rules/plans.ts'
import { aContext } from '../../../tests/support/world/a-context.ts'
import { aMan } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { endPlan, startPlan } from './plan.ts'
import { declinesRenewal, declineNextRenewal } from './renewal.ts'

function running() {
  const world = aWorld()
  const me = aMan(world)
  const plan = findPlan(5)
  if (!plan) throw new Error('Failed to find plan 5.')
  const subscription = startPlan(world, me, { plan, card: 'success', amount: 3850 }, aContext())
  return { world, me, subscription }
}

test('D-40 the operator makes the next renewal fail, if there is one', () => {
  const { world, me, subscription } = running()
  expect(declineNextRenewal(world, me.id)).toBe(subscription.nextChargeAt)
  expect(world.subscriptions.get(me.id).card).toBe('declined-at-renewal')
  endPlan(world, me.id, aContext())
  for (const id of [me.id, aMan(world).id]) {
    const { code, detail } = refusalOf(() => declineNextRenewal(world, id))
    expect([code, detail.code]).toEqual(['state', 'no-renewal'])
  }
})

test('D-40 D-67 a card that declines now or later declines the renewal', () => {
  const { subscription } = running()
  const declining = (['success', 'secure-success', 'declined', 'declined-at-renewal'] as const).map((card) =>
    declinesRenewal({ ...subscription, card }),
  )
  expect(declining).toEqual([false, false, true, true])
})
