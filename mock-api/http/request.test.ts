import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { ClientGone, collectBody, railsPath, requestFrom, headerOf, relativeUrl } from './request.ts'

type Sent = Partial<Pick<IncomingMessage, 'method' | 'url' | 'headers'>>

/** A request whose body the test sends. */
function aRequest(sent: Sent) {
  const incoming = Object.assign(new EventEmitter(), { method: 'POST', url: '/', headers: {}, ...sent })
  return incoming as unknown as IncomingMessage
}

const callOf = (sent: Sent) => requestFrom(aRequest(sent), {} as ServerResponse, undefined)

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
  const flush = () => new Promise((resolve) => setImmediate(resolve))
  for (let sent = 0; sent < 2; sent += 1) call.incoming.emit('data', piece)
  await flush()
  expect(isOver).toBeUndefined()
  call.incoming.emit('data', Buffer.alloc(1))
  await flush()
  expect(isOver).toBe(false)
})

test('fails when the client disconnects while it sends, or has disconnected before', async () => {
  const call = callOf(chunked)
  const reading = collectBody(call, 3)
  call.incoming.emit('error', new Error('aborted'))
  await expect(reading).rejects.toThrow(ClientGone)
  const late = callOf(chunked)
  Object.assign(late.incoming, { destroyed: true })
  await expect(collectBody(late, 3)).rejects.toThrow(ClientGone)
})
