import { expect, test } from 'vitest'
import { comparePhones } from './compare-phones.ts'
import type { RecordedCall } from './recorded.ts'

const call = (phone: string, path: string, response: unknown, more: Partial<RecordedCall> = {}): RecordedCall => ({
  ...{ at: 0, method: 'GET', url: `http://${phone}.yoimachi.localhost:3100${path}`, status: 200, durationMs: 1 },
  ...{
    headers: { request: {}, response: {} },
    request: '',
    response: JSON.stringify(response),
    isReal: phone === 'b',
    ...more,
  },
})

test('compares the latest responses of both phones to each call', () => {
  expect(
    comparePhones([
      call('a', '/api/timeline?x=1', { t: 1 }),
      call('b', '/api/timeline', { t: 1 }),
      call('b', '/api/account', { a: 1, c: 1 }),
      call('a', '/api/account', { a: 1, b: 1 }),
      call('a', '/api/account', { c: 1 }),
      call('b', '/api/account', { b: 1 }),
      call('a', '/api/recommends', {}),
    ]),
  ).toEqual({
    compared: 2,
    calls: [
      {
        ...{ call: 'GET /api/account', mock: 200, real: 200 },
        places: [
          { place: 'response.b', kind: 'missing' },
          { place: 'response.c', kind: 'extra' },
        ],
      },
    ],
  })
})

test('tells another status without comparing shapes, in order of the calls', () => {
  const { compared, calls } = comparePhones([
    call('b', '/api/timeline', { x: 1 }, { status: 401 }),
    call('a', '/api/timeline', { y: 1 }),
    call('b', '/api/account', {}, { status: 404 }),
    call('a', '/api/account', {}, { status: 403 }),
  ])
  expect([compared, calls]).toEqual([
    2,
    [
      { call: 'GET /api/account', mock: 403, real: 404, places: [] },
      { call: 'GET /api/timeline', mock: 200, real: 401, places: [] },
    ],
  ])
})

test.each<[string, RecordedCall]>([
  ['a fault', call('a', '/api/account', {}, { fault: true })],
  ['a cut connection', call('a', '/api/account', {}, { status: 0 })],
  ['another phone', call('c', '/api/account', {}, { isReal: false })],
  ['the mock at phone B', call('b', '/api/account', {}, { isReal: false })],
  ['the real API at phone A', call('a', '/api/account', {}, { isReal: true })],
  ['another call', call('a', '/api/nothing', {})],
  ['another method', call('a', '/api/account', {}, { method: 'POST' })],
])('leaves out %s', (_, left) => {
  const real = ['/api/account', '/api/nothing'].map((path) => call('b', path, { x: 1 }))
  expect(comparePhones([left, ...real])).toEqual({ compared: 0, calls: [] })
})
