import { expect, test } from 'vitest'
import { nextOpening } from './operator-log.tsx'

const at = (wall: string) => Date.parse(`${wall}:00+09:00`)
const opening = (wall: string) => {
  const ms = nextOpening(at(wall))
  return ms === null ? null : new Date(ms + 9 * 3_600_000).toISOString().slice(0, 16)
}

test('D-80 the operator is available on weekdays from 10 to 19', () => {
  expect(opening('2026-11-20T10:00')).toBeNull()
  expect(opening('2026-11-20T18:59')).toBeNull()
  expect(opening('2026-11-19T09:59')).toBe('2026-11-19T10:00')
  expect(opening('2026-11-19T19:00')).toBe('2026-11-20T10:00')
  // Friday evening and the weekend lead to Monday.
  expect(opening('2026-11-20T19:00')).toBe('2026-11-23T10:00')
  expect(opening('2026-11-21T12:00')).toBe('2026-11-23T10:00')
  expect(opening('2026-11-22T03:00')).toBe('2026-11-23T10:00')
})
