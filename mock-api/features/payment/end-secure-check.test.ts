import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { CardOutcome } from '../../world/records/payment.ts'
import type { World } from '../../world/world.ts'
import { endSecureCheck } from './end-secure-check.ts'
import { openSecureCheck } from './secure-check.ts'

function opened(world: World, outcome: CardOutcome, purpose: 'plan' | 'likes' = 'plan') {
  const me = aMan(world, { paid: purpose === 'likes' })
  const order = purpose === 'plan' ? { item: 5, amount: 3850 } : { item: 10, amount: 1500 }
  return { me, check: openSecureCheck(world, me, { purpose, outcome, ...order }, aContext()) }
}

test('D-40 IMP-09 a check that ends well makes the payment once, however often it is decided', () => {
  const world = aWorld()
  const { me, check } = opened(world, 'secure-success')
  const ended = endSecureCheck(world, check, true, aContext())
  expect(ended).toMatchObject({ failure: null, finishedAt: testNow })
  expect(world.members.get(me.id).paid).toBe(true)
  expect(endSecureCheck(world, ended, false, aContext({ now: testNow + 5 }))).toBe(ended)
  expect(world.payments.size).toBe(1)
})

test.each([
  ['secure-success', false, '認証が中断されました。'],
  ['secure-abandoned', true, '認証が中断されました。'],
  ['secure-failed', true, '認証に失敗しました。'],
  ['secure-failed', false, '認証が中断されました。'],
  ['declined', true, 'このカードはご利用いただけません。'],
] as const)('D-40 IMP-09 %s, approved %s, pays nothing and says why', (outcome, approved, failure) => {
  const world = aWorld()
  const { me, check } = opened(world, outcome)
  const ended = endSecureCheck(world, check, approved, aContext())
  expect(ended.failure).toBe(failure)
  expect(endSecureCheck(world, ended, true, aContext()).failure).toBe(failure)
  expect(world.members.get(me.id).paid).toBe(false)
  expect([world.payments.size, world.subscriptions.size]).toEqual([0, 0])
})

test('API-66 what was paid meanwhile in another window is not paid twice', () => {
  const world = aWorld()
  const { me, check } = opened(world, 'secure-success')
  world.members.update(me.id, { paid: true })
  expect(endSecureCheck(world, check, true, aContext()).failure).toBe('お支払いはすでに確認済みです。')
  expect(world.payments.size).toBe(0)
})

test('D-16 API-68 of two checks for likes the second is too early', () => {
  const world = aWorld()
  const { me, check } = opened(world, 'secure-success', 'likes')
  const again = openSecureCheck(world, me, check, aContext())
  expect(endSecureCheck(world, check, true, aContext()).failure).toBeNull()
  expect(endSecureCheck(world, again, true, aContext()).failure).toMatch(/^次の購入は/)
  expect(world.likePurchases.by('member', me.id).map(({ remain }) => remain)).toEqual([10])
  expect(world.payments.by('member', me.id).map(({ kind }) => kind)).toEqual(['likes'])
})

test('API-66 plan 10 is a plan, and ten likes are no plan', () => {
  const world = aWorld()
  const me = aMan(world, { paid: false, listed: true })
  const order = { purpose: 'plan', item: 10, amount: 6600, outcome: 'secure-success' } as const
  endSecureCheck(world, openSecureCheck(world, me, order, aContext()), true, aContext())
  expect(world.subscriptions.get(me.id).planId).toBe(10)
  expect([world.likePurchases.size, world.payments.size]).toEqual([0, 1])
})

test('IMP-29 who left meanwhile pays nothing', () => {
  const world = aWorld()
  const { me, check } = opened(world, 'secure-success')
  world.members.update(me.id, { activeStatus: 'inactive' })
  expect(endSecureCheck(world, check, true, aContext()).failure).not.toBeNull()
  expect(world.payments.size).toBe(0)
})

test('PAY-38 the price that the page showed is the price that is charged', () => {
  const world = aWorld()
  const { me, check } = opened(world, 'secure-success')
  world.settings.update(1, { variants: { priceSet: 'second' } })
  endSecureCheck(world, check, true, aContext())
  expect(world.payments.by('member', me.id)).toMatchObject([{ amount: 3850 }])
  expect(world.subscriptions.get(me.id).price).toBe(3850)
})
