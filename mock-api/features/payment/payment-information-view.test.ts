import { expect, test } from 'vitest'
import { findPlan } from '../../../src/contract/rules/plans.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { charge, chargeDeclined } from './payment-effects.ts'
import { paymentInformationView } from './payment-information-view.ts'
import { endPlan, startPlan } from './plan.ts'

function running() {
  const world = aWorld()
  const me = aMan(world)
  const plan = findPlan(5)
  if (!plan) throw new Error('Failed to find plan 5.')
  startPlan(world, me, { plan, card: 'success', amount: 3850 }, aContext())
  const view = () => paymentInformationView(world, world.members.get(me.id))
  return { world, me, view }
}

const ended = { payment_conf: 0, payment_id: '', payment_resource: '', course_name: '', site_id: '' }
const startedAt = '2026-11-20T12:00:00.000+09:00'
const renewalAt = '2026-12-21T12:00:00.000+09:00'

test('API-64 a running plan shows price, dates, and a customer id and password of eight digits', () => {
  const { me, view } = running()
  expect(view()).toMatchObject({
    payment_id: String(50_000_000 + me.id),
    payment_pass: expect.stringMatching(/^\d{8}$/),
    payment_conf: 1,
    payment_kind: 3850,
    payment_resource: 'card',
    last_payment_date: startedAt,
    next_payment_date: renewalAt,
    course_name: '1ヶ月プラン',
    site_id: '50130901',
  })
})

test('API-64 pads the customer password with zeros', () => {
  const world = aWorld()
  const plan = findPlan(5)
  if (!plan) throw new Error('Failed to find plan 5.')
  const ids = { ...aContext().ids, draw: () => 0.000_012_345 }
  const me = aMan(world)
  expect(startPlan(world, me, { plan, card: 'success', amount: 1 }, aContext({ ids })).customerPass).toBe('00001234')
})

test('API-64 D-66 a plan that the member ended has a last payment and no failed one', () => {
  const { world, me, view } = running()
  charge.apply?.(world, world.subscriptions.get(me.id), aContext({ now: testNow + 31 * dayMs }))
  endPlan(world, me.id, aContext())
  expect(view()).toMatchObject({ ...ended, last_payment_date: renewalAt, next_payment_date: null })
})

test("API-64 D-66 a plan ended by a declined renewal shows that renewal's day", () => {
  const { world, me, view } = running()
  const at = testNow + 31 * dayMs
  chargeDeclined.apply?.(world, world.subscriptions.get(me.id), aContext({ now: at }))
  world.payments.insert({ memberId: me.id, kind: 'likes', amount: 1500, outcome: 'paid', at: at + dayMs })
  world.payments.insert({ memberId: me.id, kind: 'plan', amount: 1500, outcome: 'declined', at: at + dayMs })
  expect(view()).toMatchObject({ ...ended, last_payment_date: startedAt, next_payment_date: renewalAt })
})

test('API-64 D-66 ignores a failed renewal before the last payment', () => {
  const { world, me, view } = running()
  const failed = { memberId: me.id, kind: 'renewal', amount: 3850, outcome: 'declined' } as const
  for (const at of [testNow - dayMs, testNow]) world.payments.insert({ ...failed, at })
  endPlan(world, me.id, aContext())
  expect(view().next_payment_date).toBeNull()
})
