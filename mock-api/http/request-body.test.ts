import { EventEmitter } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { ClientGone, collectBody } from './request-body.ts'
import { requestFrom } from './request.ts'

/** A call whose body the test sends. */
function callOf(headers: IncomingHttpHeaders) {
  const incoming = Object.assign(new EventEmitter(), { method: 'POST', url: '/', headers })
  return requestFrom(incoming as unknown as IncomingMessage, {} as ServerResponse, undefined)
}

/** Sends the pieces of a body; returns the result of reading it. */
async function send(call: ReturnType<typeof callOf>, pieces: readonly string[], most: number) {
  const reading = collectBody(call, most)
  for (const piece of pieces) call.incoming.emit('data', Buffer.from(piece))
  call.incoming.emit('end')
  return await reading
}

const chunked = { 'transfer-encoding': 'chunked' }

test('reads a body up to its limit, in one or several pieces', async () => {
  const one = callOf({ 'content-length': '3' })
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
