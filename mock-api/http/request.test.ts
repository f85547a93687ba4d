import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { railsPath, requestFrom, headerOf, relativeUrl } from './request.ts'

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
  ['/cable/', '/cable'],
  ['//cable//', '/cable'],
  ['/cable/x', '/cable/x'],
  ['/openapi.json', '/openapi.json'],
  ['/about/', '/about/'],
  ['/x/api/', '/x/api/'],
])('routes %s as %s, as Rails does for calls only', (path, routed) => {
  expect(railsPath(path)).toBe(routed)
})
