import { test, expect } from 'vitest'
import { tokyo, aContext } from '../../../tests/support/world/a-context.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { dailyReset, countersOfToday } from './daily-reset.ts'

test('D-10 the day begins at 03:00 in Tokyo, and concerns no member by name', () => {
  const world = aWorld({ settledAt: tokyo('2026-11-20 02:59') })
  const now = tokyo('2026-11-20 03:00')
  const settings = world.settings.get(1)
  expect(dailyReset.due(settings)).toBe(now)
  dailyReset.apply!(world, settings, aContext({ now }))
  expect(world.settings.get(1).settledAt).toBe(now)
  expect(dailyReset.due(world.settings.get(1))).toBe(tokyo('2026-11-21 03:00'))
  expect(dailyReset.members(settings)).toEqual([])
})

const record = { day: '2026-11-20', auto: 2 }

test('D-01 D-10 a daily counter counts until the next 03:00 in Tokyo', () => {
  expect(countersOfToday(record, tokyo('2026-11-20 03:00'))).toBe(record)
  expect(countersOfToday(record, tokyo('2026-11-21 02:59'))).toBe(record)
  expect(countersOfToday(record, tokyo('2026-11-21 03:00'))).toBeUndefined()
  expect(countersOfToday(record, tokyo('2026-11-20 02:59'))).toBeUndefined()
})

test('D-10 a counter that never counted is zero', () => {
  expect(countersOfToday(null, tokyo('2026-11-20 12:00'))).toBeUndefined()
})
