import { expect, test } from 'vitest'
import { Faults } from './faults.ts'

function strikes(pattern: string, path: string): boolean {
  const faults = new Faults(() => 0)
  faults.replace([{ match: { path: pattern }, status: 500 }])
  return faults.ofCall('GET', path) !== undefined
}

test.each([
  ['/api/likes', '/api/likes', true],
  ['/api/likes', '/api/likes/1', false],
  ['*', '/api/likes', true],
  ['/api/*', '/api/', true],
  ['/api/*/read', '/api/chats/1/read', true],
  ['/api/*/read', '/api/read', false],
  ['/api/*/1/*', '/api/chats/1/read', true],
  ['/*a*a', '/a', false],
  ['/*a*a', '/ba-a', true],
  ['/api.*', '/apix1', false],
])('the pattern %s and the path %s', (pattern, path, fits) => {
  expect(strikes(pattern, path)).toBe(fits)
})

test('matches a pattern of many parts against a long path without trying their combinations', () => {
  expect(strikes(`${'*a'.repeat(40)}!`, `/${'a'.repeat(5_000)}`)).toBe(false)
})
