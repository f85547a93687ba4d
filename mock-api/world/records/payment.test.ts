import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { subscriptions } from './payment.ts'

test('D-15 a stored plan renews after a day at least, because a renewal that is due again at once never ends', () => {
  const plan = { id: 1, planId: 5, price: 3850, card: 'success', customerId: '50000001', customerPass: '00000000' }
  const dates = { startedAt: testNow, lastChargeAt: testNow, nextChargeAt: testNow }
  const isStored = (cycleDays: number) => z.safeParse(subscriptions.schema, { ...plan, ...dates, cycleDays }).success
  expect([isStored(30), isStored(1), isStored(0)]).toEqual([true, true, false])
})
