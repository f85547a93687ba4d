// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ageState, paymentState } from './confirmation-states.ts'

const ageRows = [
  [2, 'a', '年齢確認済み', 'good', null],
  [2, null, '年齢確認済み', 'good', null],
  [1, 'a', '再提出が必要です', 'open', '/age_confirmation'],
  [0, 'a', '書類を確認中です', 'waiting', '/age_confirmation'],
  [0, null, '書類の提出が必要です', 'open', '/age_confirmation'],
] as const

test.each(ageRows)(
  'HOME-74..77 GATE-17 GATE-18 the age row at %i with the document %o says %s',
  (age_conf, age_conf_file, text, tone) => {
    expect(ageState({ age_conf, age_conf_file })).toMatchObject({ text, tone })
  },
)

test('HOME-80 the age row links to its page until the document is accepted', () => {
  for (const [age_conf, age_conf_file, text, , to] of ageRows)
    expect(ageState({ age_conf, age_conf_file }).to, text).toBe(to)
})

test.each([
  [1, 1, '登録済み', 'good'],
  [1, 0, '未確認', 'open'],
  [2, 1, '登録済み', 'good'],
  [2, 0, '未登録（任意）', 'waiting'],
] as const)(
  'HOME-78 HOME-79 HOME-80 GATE-19 GATE-20 the payment row of sex %i with payment_conf %i',
  (sex, payment_conf, text, tone) => {
    expect(paymentState({ sex, payment_conf })).toEqual({ text, tone, to: '/payment_information' })
  },
)
