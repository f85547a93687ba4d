import { expect, test } from 'vitest'
import { expectationText } from './expectations.ts'

test('the words of an expected call say whose call it is', () => {
  const call = { method: 'GET', path: '/api/account', status: 200 } as const
  expect(expectationText({ call })).toBe('GET /api/account 200')
  expect(expectationText({ call, as: 'woman', times: 1 })).toBe('GET /api/account 200 as woman (exactly 1)')
})
