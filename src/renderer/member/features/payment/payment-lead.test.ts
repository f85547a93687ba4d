// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Account } from '../../api/account.ts'
import { paymentLead } from './payment-lead.ts'

const done = { sex: 1, rank: 'E', twitterid: 'known', age_conf: 2, age_conf_file: 'a.png' }

test.each([
  ['a man at G', { rank: 'G' }, 'ご登録ありがとうございます。あと3つのステップで、ご紹介が始まります。'],
  ['a man at H', { rank: 'H' }, 'ご登録ありがとうございます。あと4つのステップで、ご紹介が始まります。'],
  ['a man at E', {}, '今日からすべての機能をお使いいただけます。'],
  ['a man at E under review', { age_conf: 0 }, '年齢確認が完了すると、すべての機能をお使いいただけます。'],
  ['a woman', { sex: 2, rank: null }, '今日からプレミアムプランの特典をお使いいただけます。'],
  [
    'a woman who is not verified',
    { sex: 2, rank: null, age_conf: 0 },
    '年齢確認が完了すると、すべての機能をお使いいただけます。',
  ],
])('PAY-106 D-98 the lead text of a payment fits the member: %s', (_, member, lead) => {
  expect(paymentLead({ ...done, ...member } as Account)).toBe(lead)
})
