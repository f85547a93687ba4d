import { expect, test } from 'vitest'
import { withoutSession } from './credentials.ts'
import { bearerOf, readBearer } from './session.ts'

const encoded = (text: string) => Buffer.from(text).toString('base64')

test('protocols A2: writes and reads the Authorization header', () => {
  const headers = { 'access-token': 't', client: 'c', uid: 'a@example.com' }
  expect(bearerOf(headers)).toBe(`Bearer ${encoded(JSON.stringify(headers))}`)
  expect(readBearer(bearerOf(headers))).toEqual(headers)
})

test.each([
  [{ a: 1 }, `  Bearer \t ${encoded('{"a":1}')} `],
  [{ a: 1 }, encoded('{"a":1}')],
  [{ ab: 1 }, `Bearer ${encoded('{"ab":1}')}`],
  [{ abc: 1 }, `Bearer ${encoded('{"abc":1}')}`],
  [{}, ''],
  [{}, 'Bearer'],
  [{}, `Bearer ${encoded('{"a":1}').slice(0, -1)}`],
  [{}, `Bearer ${encoded('{"ab":1}').replace('=', '')}`],
  [{}, `Bearer *${encoded('{"a":1}')}`],
  [{}, `Bearer ${encoded('{"abc":1}')}*`],
  [{}, `Bearer ${encoded('null')}`],
  [{}, `Bearer ${encoded('7')}`],
  [{}, `Bearer ${encoded('no JSON')}`],
])('protocols A2: reads %j from %j', (values, header) => {
  expect(readBearer(header)).toEqual(values)
})

test('D-52 leaves the login out of a query and the rest as it was', () => {
  expect(withoutSession('?a=1&uid=x&client=y&access-token=z&token-type=Bearer&expiry=1&authorization=q&b=')).toBe(
    '?a=1&b=',
  )
  expect([withoutSession('?uid=x'), withoutSession('')]).toEqual(['', ''])
})
