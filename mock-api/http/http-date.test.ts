import { expect, test } from 'vitest'
import { httpDate } from './http-date.ts'

test('writes each second once, in both directions of time', () => {
  const at = Date.parse('2026-11-21T03:00:00.000Z')
  const texts = [at, at + 999, at + 1000, at].map(httpDate)
  expect(texts).toEqual([
    'Sat, 21 Nov 2026 03:00:00 GMT',
    'Sat, 21 Nov 2026 03:00:00 GMT',
    'Sat, 21 Nov 2026 03:00:01 GMT',
    'Sat, 21 Nov 2026 03:00:00 GMT',
  ])
})
