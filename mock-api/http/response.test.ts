import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import {
  assertResponse,
  cutResponse,
  httpDate,
  isCut,
  jsonResponse,
  textResponse,
  withRailsHeaders,
} from './response.ts'

const plain = { 'content-type': 'text/plain; charset=UTF-8' }

test('writes JSON and plain text with their types', () => {
  expect(jsonResponse(422, { success: false })).toEqual({
    status: 422,
    headers: { 'content-type': 'application/json' },
    body: '{"success":false}',
  })
  expect(textResponse(404, '404 Not Found')).toEqual({ status: 404, headers: plain, body: '404 Not Found' })
})

test('knows the answer of a cut connection by itself, not by its content', () => {
  expect([isCut(cutResponse), isCut({ ...cutResponse })]).toEqual([true, false])
  expect(cutResponse).toEqual({ status: 200, headers: {}, body: null })
})

test('names the call and the field of an answer that breaks the contract', () => {
  const endpoint = { id: 'API-99', response: z.object({ count: z.number() }) } as unknown as Endpoint
  expect(() => assertResponse(endpoint, { count: 1 })).not.toThrow()
  expect(() => assertResponse(endpoint, { count: 'one' })).toThrow(
    /^Failed to answer API-99: [^]*at count\. Correct its view, its route or the contract\.$/,
  )
})

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

test('writes each second once, in both directions of time', () => {
  const at = Date.parse('2026-11-21T03:00:00.000Z')
  const texts = [at, at + 999, at + 1000, at].map(httpDate)
  expect(texts).toEqual([
    'Sat, 21 Nov 2026 03:00:00 GMT',
    'Sat, 21 Nov 2026 03:00:00 GMT',
    'Sat, 21 Nov 2026 03:00:01 GMT',
    'Sat, 21 Nov 2026 03:00:00 GMT',
  ])
})
