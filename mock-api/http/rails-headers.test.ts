import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { withRailsHeaders } from './rails-headers.ts'
import { jsonResponse, textResponse } from './response.ts'

const plain = { 'content-type': 'text/plain; charset=UTF-8' }
const json = { 'content-type': 'application/json; charset=utf-8' }
const revalidated = { 'cache-control': 'max-age=0, private, must-revalidate' }
const tagOf = (body: string) => `W/"${crc32(body).toString(16).padStart(8, '0')}${body.length.toString(16)}"`

test('gives a success the headers of Rails', () => {
  expect(withRailsHeaders(jsonResponse(200, { a: 1 }), 'POST', undefined)).toEqual({
    status: 200,
    headers: { ...json, ...revalidated, etag: tagOf('{"a":1}') },
    body: '{"a":1}',
  })
  expect(withRailsHeaders(textResponse(200, 'x'), 'GET', undefined).headers).toEqual({
    ...plain,
    ...revalidated,
    etag: tagOf('x'),
  })
  const own = { status: 200, headers: { etag: 'mine', 'cache-control': 'no-store' }, body: 'x' }
  expect(withRailsHeaders(own, 'GET', undefined)).toEqual(own)
})

test('pads the checksum of an ETag to eight digits', () => {
  // The checksum of this text begins with a zero.
  const body = Array.from({ length: 500 }, (_, number) => `${number}`).find((text) => crc32(text) < 0x1000_0000) ?? ''
  expect(body).not.toBe('')
  expect(withRailsHeaders(textResponse(200, body), 'GET', undefined).headers['etag']).toMatch(/^W\/"0[0-9a-f]{8,}"$/)
})

test('lets nothing but a success be revalidated', () => {
  expect(withRailsHeaders(jsonResponse(404, {}), 'GET', '*')).toEqual({
    status: 404,
    headers: { 'cache-control': 'no-cache', ...json },
    body: '{}',
  })
  const empty = { status: 200, headers: {}, body: null }
  expect(withRailsHeaders(empty, 'GET', '*')).toEqual({ ...empty, headers: { 'cache-control': 'no-cache' } })
})

test.each([
  [304, 'GET', tagOf('{}')],
  [304, 'HEAD', tagOf('{}')],
  [304, 'GET', `"other", ${tagOf('{}')} , "more"`],
  [304, 'GET', '"other", * '],
  [200, 'POST', tagOf('{}')],
  [200, 'GET', '"other"'],
  [200, 'GET', undefined],
])('answers %i to a %s with If-None-Match %s', (status, method, known) => {
  const whole = { status: 200, headers: { ...json, ...revalidated, etag: tagOf('{}') }, body: '{}' }
  const unchanged = { status: 304, headers: { ...revalidated, etag: tagOf('{}') }, body: null }
  expect(withRailsHeaders(jsonResponse(200, {}), method, known)).toEqual(status === 304 ? unchanged : whole)
})
