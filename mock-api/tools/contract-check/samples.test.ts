import { expect, test } from 'vitest'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { isRead } from '../../../src/contract/wire/endpoint.ts'
import { type KnownValues, noParams, readingSamples, withValuesOf, writingSamples } from './samples.ts'

const learned = (id: string, body: unknown, known: KnownValues = { sex: 1 }) => withValuesOf(known, { id }, body)

test('learns sex and uuid of an account', () => {
  expect(learned('API-09', { sex: 2, uuid: 'x', more: 1 })).toEqual({ sex: 2, uuid: 'x' })
  expect(learned('API-09', { sex: 2 })).toEqual({ sex: 1 })
})

const row = (id: number, status_n: number) => ({ id, status_n, uuid: `uuid-${id}`, partner_user_id: id * 10 })

test.each(['API-29', 'API-30'])('learns the first pairing and the first match of %s', (id) => {
  expect(learned(id, { rec: [row(1, 0), row(2, 3), row(3, 4), row(4, 1)] })).toEqual({
    ...{ sex: 1, pairing: { partner: 10 }, match: { id: 3, uuid: 'uuid-3' } },
  })
  expect(learned(id, { rec: [row(1, 5)] })).toEqual({ sex: 1, pairing: { partner: 10 } })
  expect([learned(id, { rec: [] }), learned(id, {})]).toEqual([{ sex: 1 }, { sex: 1 }])
})

test.each([1, 2, 4, 7])('takes a pairing of status %i for a match', (status) => {
  expect(learned('API-29', { rec: [row(1, status)] }).match).toEqual({ id: 1, uuid: 'uuid-1' })
})

test('learns a notice and a topic', () => {
  expect(learned('API-21', { notifications: [{ id: 5 }, { id: 6 }] })).toEqual({ sex: 1, noticeId: 5 })
  expect([learned('API-21', { notifications: [] }), learned('API-21', 5)]).toEqual([{ sex: 1 }, { sex: 1 }])
  expect(learned('API-58', [{ id: 7 }])).toEqual({ sex: 1, topicId: 7 })
  expect(learned('API-58', { more: 1, topics: [{ id: 8 }], other: [{ id: 9 }] })).toEqual({ sex: 1, topicId: 8 })
  for (const body of [[], null, 'x', { more: 1 }, { topics: [] }]) expect(learned('API-58', body)).toEqual({ sex: 1 })
})

test('learns nothing from other calls', () => {
  expect(learned('API-40', { sex: 2, uuid: 'x', rec: [row(1, 1)] })).toEqual({ sex: 1 })
})

const pairing = { id: 1, uuid: 'p', partner: 2 }
const match = { id: 3, uuid: 'm' }
const facts: KnownValues = { uuid: 'u', pairing, match, noticeId: 0, topicId: 0 }

test('gives the parameters of calls that need some, once they are known', () => {
  const all = (samples: typeof readingSamples, known: KnownValues) =>
    [...samples].map(([id, sample]) => [id, sample(known)])
  expect(all(readingSamples, facts)).toEqual([
    ['API-22', { id: 0 }],
    ['API-31', { user: { partner_id: 2 } }],
    ['API-32', { user: { partner_id: 2 } }],
    ['API-46', { uuid: 'm' }],
    ['API-55', { recommend_id: 3 }],
    ['API-59', { topicid: 0 }],
  ])
  expect(all(readingSamples, {}).every(([, params]) => params === undefined)).toBe(true)
  expect(all(writingSamples, facts)).toEqual([
    ['API-07', { from: 'direct_visit' }],
    ['API-08', { from: 'page_access', path: '/home' }],
    ['API-25', {}],
    ['API-33', { user: { partner_uuid: 'u' } }],
    ['API-47', { recommend: { uuid: 'm' } }],
    ['API-50', {}],
  ])
  expect([writingSamples.get('API-33')?.({}), writingSamples.get('API-47')?.({}), noParams({})]).toEqual([
    ...[undefined, undefined, {}],
  ])
})

test('asks read-only calls for nothing that changes the world', () => {
  const facts: KnownValues = {
    noticeId: 1,
    topicId: 1,
    pairing: { partner: 2 },
    match: { id: 1, uuid: 'a' },
  }
  for (const endpoint of endpoints.filter(({ readOnly }) => readOnly)) {
    const request = endpoint.request.safeParse((readingSamples.get(endpoint.id) ?? noParams)(facts) ?? {})
    expect([endpoint.id, isRead(endpoint, request.data)]).toEqual([endpoint.id, true])
  }
})
