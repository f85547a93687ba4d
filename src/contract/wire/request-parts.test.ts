import { expect, test } from 'vitest'
import { requestParts } from './request-parts.ts'

test('fills the path and sends the other fields in the body', () => {
  const call = { path: '/worlds/:name/moments/:id', place: 'json' } as const
  expect(requestParts(call, { id: 7, name: 'a/b $&', pin: true })).toEqual({
    address: '/worlds/a%2Fb%20%24%26/moments/7',
    body: { pin: true },
  })
})

test('sends the other fields in the query, without those that are undefined', () => {
  const call = { path: '/members/:id', place: 'query' } as const
  expect(requestParts(call, { id: 7, query: 'a b', after: undefined })).toEqual({ address: '/members/7?query=a%20b' })
  expect(requestParts(call, { id: 7 })).toEqual({ address: '/members/7' })
})

test('sends a list as it is', () => {
  expect(requestParts({ path: '/faults', place: 'json' }, [])).toEqual({ address: '/faults', body: [] })
})

test('refuses a request without a field of the path', () => {
  expect(() => requestParts({ path: '/members/:id', place: 'query' }, {})).toThrow('/members/:id needs id')
})
