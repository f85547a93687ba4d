import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { railsPath, relativeUrl } from './request-path.ts'

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
