// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { planState } from './plan-state.ts'

const date = '2026-11-20T12:00:00.000+09:00'

test.each([
  [1, date, date, 'running'],
  [1, date, null, 'running'],
  [0, null, null, 'never'],
  [0, date, null, 'ended'],
  [0, date, date, 'charge-failed'],
] as const)('D-66 payment_conf %i, last %s, next %s: %s', (payment_conf, last, next, state) => {
  expect(planState({ payment_conf, last_payment_date: last, next_payment_date: next })).toBe(state)
})
