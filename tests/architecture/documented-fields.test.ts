import { expect, test } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import { readDocumentedCalls } from '../support/ledger/documented-fields.ts'
import { missingFields } from '../support/ledger/missing-fields.ts'

test('D-88 reads every call of the contract with its fields from the ledger', () => {
  const calls = readDocumentedCalls()
  expect(calls.map(({ id }) => id)).toEqual(
    expect.arrayContaining(endpoints.map(({ id }) => id).filter((id) => id.startsWith('API-'))),
  )
  const fields = (id: string) =>
    calls.find((call) => call.id === id)?.fields.map(({ place, path }) => `${place}.${path}`)
  expect(fields('API-17')).toEqual(['body.filename', 'body.imageformat', 'body.file'])
  expect(fields('API-44')).toEqual(['query.page', 'query.per_page', 'query.email'])
  expect(fields('API-47')).toEqual(['query.recommend.uuid'])
  expect(calls.find(({ id }) => id === 'API-11')?.fields.length).toBeGreaterThan(45)
})

test('D-88 reports a request that lacks a documented field, and no other', () => {
  const url = (path: string) => `http://a.yoimachi.localhost${path}`
  const card = { token: 't', site_id: 's', campaign: 5, uid: 'u' }
  const change = (pi: object) => missingFields({ method: 'POST', url: url('/api/al/cards/change'), body: { pi } })
  expect(change(card)).toEqual([])
  expect(change({ token: 't', uid: 'u' })).toEqual(['API-67 body.pi.site_id', 'API-67 body.pi.campaign'])
  const read = (query: string) =>
    missingFields({ method: 'POST', url: url(`/api/recommends/read${query}`), body: null })
  expect(read('?recommend%5Buuid%5D=x')).toEqual([])
  expect(read('')).toEqual(['API-47 query.recommend.uuid'])
  const decide = (status: string) =>
    missingFields({
      method: 'POST',
      url: url('/api/matching_status'),
      body: { recommend: { id: 1, status } },
    })
  expect([decide('ok'), decide('ng')]).toEqual([[], ['API-34 body.recommend.ng_reason']])
})
