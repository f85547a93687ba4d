import { expect, test } from 'vitest'
import { localOrigin, localOrigins, memberHosts, phoneHost } from './local-origins.ts'

test('the workbench and each phone have an origin of their own on the same port', () => {
  expect(localOrigins(3100)).toEqual({
    workbench: 'http://workbench.yoimachi.localhost:3100',
    phones: [
      'http://a.yoimachi.localhost:3100',
      'http://b.yoimachi.localhost:3100',
      'http://c.yoimachi.localhost:3100',
    ],
  })
})

test("the scheme's usual port is not written", () => {
  expect(localOrigin('127.0.0.1', '')).toBe('http://127.0.0.1')
  expect(localOrigin('127.0.0.1', '80')).toBe('http://127.0.0.1:80')
})

test('the member app is shown on the phones and on plain loopback, not where the workbench is', () => {
  expect([...memberHosts]).toEqual([
    '127.0.0.1',
    'localhost',
    '[::1]',
    ...(['a', 'b', 'c'] as const).map(phoneHost),
  ])
})
