import { expect, test } from 'vitest'
import { ageState, paymentState } from './confirmation.ts'

test('HOME-74 HOME-75 HOME-76 HOME-77 GATE-17 GATE-18 the texts of the age row', () => {
  expect(ageState({ age_conf: 2, age_conf_file: 'a' }).text).toBe('年齢確認済み')
  expect(ageState({ age_conf: 1, age_conf_file: 'a' }).text).toBe('再提出が必要です')
  expect(ageState({ age_conf: 0, age_conf_file: 'a' }).text).toBe('書類を確認中です')
  expect(ageState({ age_conf: 0, age_conf_file: null }).text).toBe('書類の提出が必要です')
})

test('HOME-80 the age row links to its page until it is settled', () => {
  expect(ageState({ age_conf: 2, age_conf_file: 'a' }).to).toBeNull()
  expect(ageState({ age_conf: 0, age_conf_file: 'a' }).to).toBe('/age_confirmation')
})

test('HOME-78 HOME-79 HOME-80 GATE-19 GATE-20 the texts of the payment row by sex', () => {
  expect(paymentState({ sex: 1, payment_conf: 1 }).text).toBe('登録済み')
  expect(paymentState({ sex: 1, payment_conf: 0 }).text).toBe('未確認')
  expect(paymentState({ sex: 2, payment_conf: 1 }).text).toBe('登録済み')
  expect(paymentState({ sex: 2, payment_conf: 0 }).text).toBe('未登録（任意）')
})
