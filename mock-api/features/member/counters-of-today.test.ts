import { expect, test } from 'vitest'
import { tokyo } from '../../../tests/support/world/a-context.ts'
import { countersOfToday } from './counters-of-today.ts'

const record = { day: '2026-11-20', auto: 2 }

test('D-01 D-10 a counter of the day counts until the next 03:00 in Tokyo and not after', () => {
  expect(countersOfToday(record, tokyo('2026-11-20 03:00'))).toBe(record)
  expect(countersOfToday(record, tokyo('2026-11-21 02:59'))).toBe(record)
  expect(countersOfToday(record, tokyo('2026-11-21 03:00'))).toBeUndefined()
  expect(countersOfToday(record, tokyo('2026-11-20 02:59'))).toBeUndefined()
})

test('D-10 a counter that never counted is nothing', () => {
  expect(countersOfToday(null, tokyo('2026-11-20 12:00'))).toBeUndefined()
})
