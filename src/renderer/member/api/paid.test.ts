import { expect, test } from 'vitest'
import { accountEndpoint } from '../../../contract/calls/account.ts'
import { paymentInformationEndpoint } from '../../../contract/calls/payment.ts'
import { isPaid, withPaidFlags } from './paid.ts'

test.each([
  [1, 1],
  ['1', 1],
  [0, 0],
  ['0', 0],
  [2, 0],
  ['', 0],
  [null, 0],
])('D-121 GATE-20 GATE-21 reads payment_conf %j as %j', (sent, read) => {
  expect(withPaidFlags({ payment_conf: sent, email: '1' })).toEqual({ payment_conf: read, email: '1' })
  expect(withPaidFlags({ payment_confirmation: sent })).toEqual({ payment_confirmation: read })
  expect(isPaid({ payment_conf: read })).toBe(read === 1)
})

test('D-121 leaves a response without the field as it is', () => {
  for (const content of [null, '1', ['1'], { success: true }]) expect(withPaidFlags(content)).toBe(content)
})

test('D-121 GATE-21 the contract stays strict: a text is drift of a real API', () => {
  for (const { response } of [accountEndpoint, paymentInformationEndpoint]) {
    const { error } = response.safeParse({ payment_conf: '1' })
    expect(error?.issues.map(({ path }) => path.join('.'))).toContain('payment_conf')
  }
})
