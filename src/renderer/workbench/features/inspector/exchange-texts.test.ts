import { expect, test } from 'vitest'
import { durationText, pathOf } from './exchange-texts.ts'

test('a row shows the path without its query, and a readable duration', () => {
  expect(pathOf('/api/user?uuid=2db31b35-c835')).toBe('/api/user')
  expect(pathOf('/cable')).toBe('/cable')
  expect(pathOf('MessageChannel speak')).toBe('MessageChannel speak')
  expect([0.2, 12.4, 1830].map(durationText)).toEqual(['<1 ms', '12 ms', '1.8 s'])
})
