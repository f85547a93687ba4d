import { expect, test } from 'vitest'
import { cancelAcceptedMs } from '../../../src/contract/rules/windows.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import { openLogin } from '../auth/session.ts'
import { cancelPlan, giveReason, type GivenReason } from './cancellation.ts'

function setup(patch: Partial<Member> = {}, sex: 1 | 2 = 1) {
  const world = aWorld()
  const me = (sex === 1 ? aMan : aWoman)(world, { paid: true, ...patch })
  const ctx = aContext()
  const { login } = openLogin(world, me.id, ctx)
  const give = (input: Partial<GivenReason>) =>
    giveReason(world, me, login, { password: undefined, reason: 'その他', text: '', ...input }, ctx)
  const cancel = (now = testNow) => cancelPlan(world, me, world.logins.get(login.id), aContext({ now }))
  return { world, me, login, ctx, give, cancel }
}

const password = 'yoimachi123'

test('API-69 a password, or a man, means the subscription; otherwise it is a withdrawal', () => {
  expect(setup().give({ password, text: '転居のため' }).kind).toBe('subscription')
  expect(refusalOf(() => setup().give({ text: '転居のため' })).detail.msg).toBe('パスワードが正しくありません。')
  expect(setup({}, 2).give({ password, text: '転居のため' }).kind).toBe('subscription')
  expect(setup({}, 2).give({}).kind).toBe('withdrawal')
  expect(setup({ paid: false }, 2).give({}).kind).toBe('withdrawal')
})

test('API-69 CANCEL-30 QUIT-23 requires a text after その他 for the subscription only', () => {
  expect(refusalOf(() => setup().give({ password, text: '　' })).detail.fields).toHaveProperty('cancel_reason_text')
  expect(setup({}, 2).give({ text: '' }).text).toBe('')
})

test.each([
  [1, '1日のレコメンド数が少なかった'],
  [2, 'レコメンドされなかった'],
  [1, ''],
] as const)('API-69 CANCEL-35 sex %i may not name the reason "%s"', (sex, reason) => {
  expect(refusalOf(() => setup({}, sex).give({ password, reason })).detail.fields).toHaveProperty('cancel_reason')
})

test('API-70 the acceptance expires after 30 minutes and is used up by the cancellation', () => {
  const { give, cancel, world, me, login } = setup()
  expect(refusalOf(() => cancel()).code).toBe('state')
  give({ password, text: '転居のため' })
  expect(refusalOf(() => cancel(testNow + cancelAcceptedMs)).code).toBe('state')
  cancel(testNow + cancelAcceptedMs - 1)
  expect(world.members.get(me.id).paid).toBe(false)
  expect(world.logins.get(login.id).cancelAcceptedAt).toBeNull()
})

const texts = (rule: () => unknown) => refusalOf(rule).detail

test('API-69 API-70 CANCEL-23 reports a fault at its field, or for the whole request', () => {
  const given = { password, text: '転居のため' }
  const unpaid = setup({ paid: false })
  for (const call of [() => unpaid.give(given), () => unpaid.cancel()]) {
    expect(texts(call).msg).toBe('お支払いの確認が取れていません。')
  }
  const { give, cancel } = setup()
  expect(texts(() => cancel()).msg).toBe('解約の理由とパスワードをもう一度入力してください。')
  expect(texts(() => give({ ...given, reason: '' }))).toEqual({
    fields: { cancel_reason: ['理由を選択してください。'] },
  })
  expect(texts(() => give({ password }))).toEqual({ fields: { cancel_reason_text: ['入力してください。'] } })
  expect(texts(() => give({ ...given, password: 'wrong' }))).toEqual({
    msg: 'パスワードが正しくありません。',
    fields: { password: ['パスワードが正しくありません。'] },
  })
})
