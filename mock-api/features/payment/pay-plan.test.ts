import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { StoredCardOutcome } from '../../world/records/payment.ts'
import type { World } from '../../world/world.ts'
import { buyLikes, type LikePayment } from './buy-likes.ts'
import { changeCard } from './change-card.ts'
import { finishSecureCheck } from './finish-secure-check.ts'
import { payPlan, type PlanPayment } from './pay-plan.ts'
import { paymentView } from './payment-view.ts'
import { openSecureCheck } from './secure-check.ts'

const ctx = aContext()
const outcomes = [
  ['success', 'done'],
  ['declined-at-renewal', 'done'],
  ['declined', 'declined'],
  ['secure-success', 'secure'],
  ['secure-failed', 'secure'],
  ['secure-abandoned', 'secure'],
] as const

function setup(outcome: StoredCardOutcome = 'success', patch: Partial<Member> = {}, testPlan = false) {
  const world = aWorld({ testPlan })
  const me = aMan(world, { paid: false, ...patch })
  const token = world.cardTokens.insert({
    token: 'tok',
    memberId: me.id,
    outcome,
    createdAt: testNow,
    usedAt: null,
  })
  const used = () => world.cardTokens.get(token.id).usedAt
  const pay = (payment: Partial<PlanPayment> = {}, who = me) =>
    payPlan(world, who, { token: 'tok', siteId: '50130901', planId: 5, amount: 3850, ...payment }, ctx)
  const buy = (payment: Partial<LikePayment> = {}) =>
    buyLikes(world, me, { token: 'tok', siteId: '50130905', size: 30, amount: 3900, campaign: 0, ...payment }, ctx)
  return { world, me, used, pay, buy }
}

test.each(outcomes)('API-66 D-40 a plan with the card %s is %s', (outcome, kind) => {
  const { world, me, used, pay } = setup(outcome)
  const result = pay()
  expect(result.kind).toBe(kind)
  expect(used()).toBe(kind === 'declined' ? null : testNow)
  expect(world.members.get(me.id).paid).toBe(kind === 'done')
  expect(world.payments.by('member', me.id)).toMatchObject(
    kind === 'done' ? [{ kind: 'plan', amount: 3850, outcome: 'paid', at: testNow }] : [],
  )
  expect([...world.secureChecks.all()]).toMatchObject(
    kind === 'secure'
      ? [
          {
            memberId: me.id,
            purpose: 'plan',
            item: 5,
            amount: 3850,
            outcome,
            finishedAt: null,
            failure: null,
          },
        ]
      : [],
  )
})

test.each(outcomes)('API-68 D-40 likes with the card %s are %s', (outcome, kind) => {
  const { world, me, used, buy } = setup(outcome)
  expect(buy().kind).toBe(kind)
  expect(used()).toBe(kind === 'declined' ? null : testNow)
  expect(world.payments.by('member', me.id)).toMatchObject(
    kind === 'done' ? [{ kind: 'likes', amount: 3900, outcome: 'paid', at: testNow }] : [],
  )
  expect(world.likePurchases.by('member', me.id).map(({ remain }) => remain)).toEqual(kind === 'done' ? [30] : [])
  expect([...world.secureChecks.all()]).toMatchObject(
    kind === 'secure' ? [{ memberId: me.id, purpose: 'likes', item: 30, amount: 3900, outcome }] : [],
  )
})

test.each([
  [{ planId: 13 }, { campaign: ['プランを選択してください。'] }],
  [{ planId: 9 }, { campaign: ['プランを選択してください。'] }],
  [{ siteId: '50130902' }, { site_id: ['プランと一致しません。'] }],
  [{ amount: 0 }, { amount: ['プランと一致しません。'] }],
  [{ amount: 3000 }, { amount: ['プランと一致しません。'] }],
  [{ token: 'tik' }, { token: ['カード情報を確認できませんでした。'] }],
])('API-66 refuses %o at its field and charges nothing', (payment, fields) => {
  const { world, used, pay } = setup()
  expect(refusalOf(() => pay(payment)).detail.fields).toEqual(fields)
  expect([used(), world.payments.size]).toEqual([null, 0])
})

test.each([
  [{ size: 20 }, { plan: ['いいねの数を選択してください。'] }],
  [{ siteId: '50130901' }, { site_id: ['商品と一致しません。'] }],
  [{ amount: 1500 }, { payment_amount: ['商品と一致しません。'] }],
  [{ campaign: 1 }, { campaign: ['商品と一致しません。'] }],
  [{ token: 'tik' }, { token: ['カード情報を確認できませんでした。'] }],
])('API-68 refuses %o at its field and charges nothing', (payment, fields) => {
  const { world, used, buy } = setup()
  expect(refusalOf(() => buy(payment)).detail.fields).toEqual(fields)
  expect([used(), world.payments.size]).toEqual([null, 0])
})

test('API-66 API-68 PAY-88 amount and campaign are optional', () => {
  expect(setup().pay({ amount: undefined }).kind).toBe('done')
  expect(setup().buy({ campaign: undefined }).kind).toBe('done')
})

test('PAY-35 D-35 a listed woman may send the price of premium, or zero as the amount charged now', () => {
  for (const amount of [0, 1100]) {
    const { world, pay } = setup()
    const woman = aWoman(world, { listed: true })
    world.cardTokens.update(1, { memberId: woman.id })
    expect(pay({ planId: 13, amount }, woman).kind).toBe('done')
    expect(world.payments.by('member', woman.id).map((payment) => payment.amount)).toEqual([0])
  }
})

test('PAY-38 the test plan uses 3-D Secure with every card', () => {
  const { pay } = setup('success', {}, true)
  expect(pay({ planId: 14, siteId: '94999101', amount: 1000 }).kind).toBe('secure')
})

test('API-66 CANCEL-39 a paid member cannot pay again', () => {
  expect(refusalOf(setup('success', { paid: true }).pay).detail.msg).toBe('お支払いはすでに確認済みです。')
})

test('API-67 a new card needs a running plan', () => {
  for (const paid of [true, false]) {
    const { world, me, pay } = setup()
    if (!paid) {
      pay()
      world.members.update(me.id, { paid: false })
    }
    const change = () => changeCard(world, { ...me, paid }, 'tok', ctx)
    expect(refusalOf(change).detail.msg).toBe('お支払いの確認が取れていません。')
  }
})

const origins = { appOrigin: 'http://a.test', apiOrigin: 'http://a.test' }

test("API-66 API-68 D-54 IMP-09 returns the result of a payment and the bank's address", () => {
  const { world, pay } = setup('secure-success')
  const view = (result: Parameters<typeof paymentView>[1], at = origins) => paymentView(world, result, at, { more: 1 })
  expect(view({ kind: 'done' })).toEqual({ success: true, state: 1, more: 1 })
  expect(view({ kind: 'declined' })).toEqual({ success: false, msg: 'このカードはご利用いただけません。' })
  const secure = pay()
  const url = 'http://a.test/mock/three-d-secure/token-secure-check-1-'
  const asked = { success: true, state: 2, threeSecureRedirectMethod: 'POST' }
  expect(view(secure)).toEqual({ ...asked, threeSecureRedirectUrl: `${url}${testNow}` })
  world.settings.update(1, { variants: { threeSecureMethod: 'GET' } })
  expect(view(secure, { ...origins, appOrigin: 'http://b.test' })).toEqual({
    ...asked,
    threeSecureRedirectMethod: 'GET',
    threeSecureRedirectUrl: `${url}${testNow}?app=http%3A%2F%2Fb.test`,
  })
})

function opened(world: World, outcome: StoredCardOutcome, purpose: 'plan' | 'likes' = 'plan') {
  const me = aMan(world, { paid: purpose === 'likes' })
  const order = purpose === 'plan' ? { item: 5, amount: 3850 } : { item: 10, amount: 1500 }
  return { me, check: openSecureCheck(world, me, { purpose, outcome, ...order }, aContext()) }
}

test('D-40 IMP-09 a successful check pays once, however often it is decided', () => {
  const world = aWorld()
  const { me, check } = opened(world, 'secure-success')
  const ended = finishSecureCheck(world, check, { approved: true }, aContext())
  expect(ended).toMatchObject({ failure: null, finishedAt: testNow })
  expect(world.members.get(me.id).paid).toBe(true)
  expect(finishSecureCheck(world, ended, { approved: false }, aContext({ now: testNow + 5 }))).toBe(ended)
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
  const ended = finishSecureCheck(world, check, { approved }, aContext())
  expect(ended.failure).toBe(failure)
  expect(finishSecureCheck(world, ended, { approved: true }, aContext()).failure).toBe(failure)
  expect(world.members.get(me.id).paid).toBe(false)
  expect([world.payments.size, world.subscriptions.size]).toEqual([0, 0])
})

test('API-66 does not pay twice for a purchase made meanwhile in another window', () => {
  const world = aWorld()
  const { me, check } = opened(world, 'secure-success')
  world.members.update(me.id, { paid: true })
  expect(finishSecureCheck(world, check, { approved: true }, aContext()).failure).toBe('お支払いはすでに確認済みです。')
  expect(world.payments.size).toBe(0)
})

test('D-16 API-68 the second of two checks for likes comes too early', () => {
  const world = aWorld()
  const { me, check } = opened(world, 'secure-success', 'likes')
  const again = openSecureCheck(world, me, check, aContext())
  expect(finishSecureCheck(world, check, { approved: true }, aContext()).failure).toBeNull()
  expect(finishSecureCheck(world, again, { approved: true }, aContext()).failure).toMatch(/^次の購入は/)
  expect(world.likePurchases.by('member', me.id).map(({ remain }) => remain)).toEqual([10])
  expect(world.payments.by('member', me.id).map(({ kind }) => kind)).toEqual(['likes'])
})

test('API-66 plan 10 is a plan, and ten likes are not', () => {
  const world = aWorld()
  const me = aMan(world, { paid: false, listed: true })
  const order = { purpose: 'plan', item: 10, amount: 6600, outcome: 'secure-success' } as const
  finishSecureCheck(world, openSecureCheck(world, me, order, aContext()), { approved: true }, aContext())
  expect(world.subscriptions.get(me.id).planId).toBe(10)
  expect([world.likePurchases.size, world.payments.size]).toEqual([0, 1])
})

test('IMP-29 a member who left meanwhile pays nothing', () => {
  const world = aWorld()
  const { me, check } = opened(world, 'secure-success')
  world.members.update(me.id, { activeStatus: 'inactive' })
  expect(finishSecureCheck(world, check, { approved: true }, aContext()).failure).not.toBeNull()
  expect(world.payments.size).toBe(0)
})

test('PAY-38 charges the price that the page showed', () => {
  const world = aWorld()
  const { me, check } = opened(world, 'secure-success')
  world.settings.update(1, { variants: { priceSet: 'second' } })
  finishSecureCheck(world, check, { approved: true }, aContext())
  expect(world.payments.by('member', me.id)).toMatchObject([{ amount: 3850 }])
  expect(world.subscriptions.get(me.id).price).toBe(3850)
})
