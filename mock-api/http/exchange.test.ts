import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import {
  railsPath,
  arrived,
  assertAnswer,
  collectBody,
  cutAnswer,
  headerOf,
  isCut,
  jsonAnswer,
  relativeUrl,
  textAnswer,
  unexpectedLine,
  withRailsHeaders,
} from './exchange.ts'

type Sent = Partial<Pick<IncomingMessage, 'method' | 'url' | 'headers'>>

/** A request whose body the test sends. */
function aRequest(sent: Sent) {
  const incoming = Object.assign(new EventEmitter(), { method: 'POST', url: '/', headers: {}, ...sent })
  return incoming as unknown as IncomingMessage
}

const callOf = (sent: Sent) => arrived(aRequest(sent), {} as ServerResponse, undefined)

test('has path and address of a call that has arrived, and nothing yet that comes later', () => {
  const call = callOf({ method: 'PUT', url: '/api/a%E5%AE%B5?b=%20#c', headers: { host: 'localhost:3100' } })
  expect(call).toMatchObject({
    method: 'PUT',
    path: '/api/a宵',
    url: 'http://localhost:3100/api/a%E5%AE%B5?b=%20#c',
    body: undefined,
    params: undefined,
    fault: false,
    recorded: false,
  })
})

test.each([
  ['/api/x#part', '/api/x'],
  ['/api/x?y#part', '/api/x'],
  ['/%', '/%'],
  ['/%2F', '/%2F'],
  ['', ''],
])('reads the path of %j as %j', (url, path) => {
  expect(callOf({ url }).path).toBe(path)
})

test('takes the path of the whole address that a client of a proxy sends', () => {
  const addresses = [
    'HTTPS://a.example:1/b?c',
    'http://a.example?c',
    '/http://a/b',
    'ahttp://a/b',
    'http://a.example#c',
  ]
  expect(addresses.map((url) => relativeUrl({ url } as IncomingMessage))).toEqual([
    '/b?c',
    '?c',
    '/http://a/b',
    'ahttp://a/b',
    '#c',
  ])
  expect(relativeUrl({} as IncomingMessage)).toBe('')
})

test('joins the values of a header and inherits none', () => {
  const headers = { uid: 'a', 'set-cookie': ['b', 'c'] }
  expect(['uid', 'set-cookie', 'missing', 'toString'].map((name) => headerOf(headers, name))).toEqual([
    'a',
    'b, c',
    undefined,
    undefined,
  ])
})

/** Sends the pieces of a body; returns the result of reading it. */
async function send(call: ReturnType<typeof callOf>, pieces: readonly string[], most: number) {
  const reading = collectBody(call, most)
  for (const piece of pieces) call.incoming.emit('data', Buffer.from(piece))
  call.incoming.emit('end')
  return await reading
}

const chunked = { headers: { 'transfer-encoding': 'chunked' } }

test('reads a body up to its limit, in one or several pieces', async () => {
  const one = callOf({ headers: { 'content-length': '3' } })
  expect([await send(one, ['abc'], 3), one.body?.toString()]).toEqual([true, 'abc'])
  const several = callOf(chunked)
  expect([await send(several, ['ab', 'c'], 3), several.body?.toString()]).toEqual([true, 'abc'])
  const empty = callOf(chunked)
  expect([await send(empty, [], 0), empty.body?.toString()]).toEqual([true, ''])
})

test('refuses a longer body at its end and keeps none of it', async () => {
  const call = callOf(chunked)
  expect([await send(call, ['ab', 'cd', ''], 3), call.body]).toEqual([false, undefined])
})

test('reads nothing without a body, or when it has been read', () => {
  expect(collectBody(callOf({}), 3)).toBe(true)
  const call = callOf(chunked)
  call.body = Buffer.from('')
  expect(collectBody(call, 3)).toBe(true)
  expect(call.incoming.listenerCount('data')).toBe(0)
})

test('R5 stops waiting for a client that sends more than 128 MB', async () => {
  const call = callOf(chunked)
  const reading = collectBody(call, 3)
  const piece = Buffer.alloc(64 * 1024 * 1024)
  let isOver: unknown
  void Promise.resolve(reading).then((result) => (isOver = result))
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  for (let sent = 0; sent < 2; sent += 1) call.incoming.emit('data', piece)
  await settled()
  expect(isOver).toBeUndefined()
  call.incoming.emit('data', Buffer.alloc(1))
  await settled()
  expect(isOver).toBe(false)
})

test('fails when the connection fails', async () => {
  const call = callOf(chunked)
  const reading = collectBody(call, 3)
  call.incoming.emit('error', new Error('cut'))
  await expect(reading).rejects.toThrow('cut')
})

const json = { 'content-type': 'application/json; charset=utf-8' }
const plain = { 'content-type': 'text/plain; charset=UTF-8' }
const revalidated = { 'cache-control': 'max-age=0, private, must-revalidate' }
const tagOf = (body: string) => `W/"${crc32(body).toString(16).padStart(8, '0')}${body.length.toString(16)}"`

test('writes JSON and plain text with their types', () => {
  expect(jsonAnswer(422, { success: false })).toEqual({
    status: 422,
    headers: { 'content-type': 'application/json' },
    body: '{"success":false}',
  })
  expect(textAnswer(404, '404 Not Found')).toEqual({ status: 404, headers: plain, body: '404 Not Found' })
})

test('knows the answer of a cut connection by itself, not by its content', () => {
  expect([isCut(cutAnswer), isCut({ ...cutAnswer })]).toEqual([true, false])
  expect(cutAnswer).toEqual({ status: 200, headers: {}, body: null })
})

test('names the call and the field of an answer that breaks the contract', () => {
  const endpoint = { id: 'API-99', response: z.object({ count: z.number() }) } as unknown as Endpoint
  expect(() => assertAnswer(endpoint, { count: 1 })).not.toThrow()
  expect(() => assertAnswer(endpoint, { count: 'one' })).toThrow(
    /^Failed to answer API-99: [^]*at count\. Correct its view, its route or the contract\.$/,
  )
})

test('gives a success the headers of Rails', () => {
  expect(withRailsHeaders(jsonAnswer(200, { a: 1 }), 'POST', undefined)).toEqual({
    status: 200,
    headers: { ...json, ...revalidated, etag: tagOf('{"a":1}') },
    body: '{"a":1}',
  })
  expect(withRailsHeaders(textAnswer(200, 'x'), 'GET', undefined).headers).toEqual({
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
  expect(withRailsHeaders(textAnswer(200, body), 'GET', undefined).headers['etag']).toMatch(/^W\/"0[0-9a-f]{8,}"$/)
})

test('lets nothing but a success be revalidated', () => {
  expect(withRailsHeaders(jsonAnswer(404, {}), 'GET', '*')).toEqual({
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
  expect(withRailsHeaders(jsonAnswer(200, {}), method, known)).toEqual(status === 304 ? unchanged : whole)
})

test('describes an unexpected error in one line', () => {
  const cause = Object.assign(new Error('x'), { stack: 'Error: x\n    at a\r\n  at b' })
  expect(unexpectedLine('drift', cause)).toBe('Unexpected error in drift: Error: x | at a | at b')
  Object.assign(cause, { stack: undefined })
  expect(unexpectedLine('drift', cause)).toBe('Unexpected error in drift: x')
  expect(unexpectedLine('drift', 'a\n\nb')).toBe('Unexpected error in drift: a | b')
})

test.each([
  ['/api/account', '/api/account'],
  ['/api/account.json', '/api/account'],
  ['/api/account/', '/api/account'],
  ['/api/account.json//', '/api/account'],
  ['//api/account', '/api/account'],
  ['/api//user///update', '/api/user/update'],
  ['///home', '/home'],
  ['/API/account', '/API/account'],
  ['/api/account.xml', '/api/account.xml'],
  ['/api/.json/x', '/api/.json/x'],
  ['/api/', '/api'],
  ['/openapi.json', '/openapi.json'],
  ['/about/', '/about/'],
  ['/x/api/', '/x/api/'],
])('routes %s as %s, as Rails does for calls only', (path, routed) => {
  expect(railsPath(path)).toBe(routed)
})
