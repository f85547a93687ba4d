import { expect, test } from 'vitest'
import { withoutSession } from './credentials.ts'

test('D-52 leaves the login out of a query and the rest as it was', () => {
  expect(withoutSession('?a=1&uid=x&client=y&access-token=z&token-type=Bearer&expiry=1&authorization=q&b=')).toBe(
    '?a=1&b=',
  )
  expect([withoutSession('?uid=x'), withoutSession('')]).toEqual(['', ''])
})
