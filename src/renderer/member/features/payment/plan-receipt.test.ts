// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { writeSession } from '../../api/session-store.ts'
import { forgetReceipt, keepReceipt, readReceipt } from '../../shared/payment/receipt.ts'
import { withReceipt } from './plan-receipt.ts'

const order = { item: '3ヶ月プラン', amount: 9_900 }
const earlier = { plan: '1ヶ月プラン', amount: 3_850, period: null }
const refused = () => Promise.reject(new ApiError('API-66', 'response', 422))

const planAfter = async (pay: () => Promise<{ success: boolean }>) => {
  await withReceipt(order, pay).catch(() => {})
  return readReceipt(0)?.plan
}

beforeEach(() => {
  writeSession({ uid: 'him@yoimachi.example', client: 'c', 'access-token': 't' })
  forgetReceipt()
})

test('D-112 a payment that may be done keeps its receipt', async () => {
  expect(await planAfter(async () => ({ success: true }))).toBe(order.item)
  forgetReceipt()
  expect(await planAfter(() => Promise.reject(new ApiError('API-66', 'network')))).toBe(order.item)
})

test.each([
  ['declined card', async () => ({ success: false })],
  ['refusal', refused],
] as const)('D-112 a %s has no receipt, and the one before it stays', async (_, pay) => {
  expect(await planAfter(pay)).toBeUndefined()
  keepReceipt(earlier)
  expect(await planAfter(pay)).toBe(earlier.plan)
})
