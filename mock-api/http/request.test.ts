import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { requestFrom, headerOf } from './request.ts'

type Sent = Partial<Pick<IncomingMessage, 'method' | 'url' | 'headers'>>

function callOf(sent: Sent) {
  const incoming = { method: 'POST', url: '/', headers: {}, ...sent } as unknown as IncomingMessage
  return requestFrom(incoming, {} as ServerResponse, undefined)
}

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
    isReal: false,
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

test('joins the values of a header and inherits none', () => {
  const headers = { uid: 'a', 'set-cookie': ['b', 'c'] }
  expect(['uid', 'set-cookie', 'missing', 'toString'].map((name) => headerOf(headers, name))).toEqual([
    'a',
    'b, c',
    undefined,
    undefined,
  ])
})
