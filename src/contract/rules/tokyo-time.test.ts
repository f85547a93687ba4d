import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessDay, nextDayStart, tokyoDay, tokyoIso, tokyoMidnight, tokyoParts } from './tokyo-time.ts'

const at = (text: string) => Date.parse(`${text}+09:00`)

test('D-01 formats in Tokyo time in every time zone', () => {
  const evening = at('2026-11-20T21:48:06')
  expect(tokyoDay(evening)).toBe('2026-11-20')
  expect(tokyoDay(at('2026-11-21T00:00:00'))).toBe('2026-11-21')
  expect(tokyoIso(evening)).toBe('2026-11-20T21:48:06.000+09:00')
  expect(tokyoParts(evening)).toEqual({
    year: 2026,
    month: 11,
    day: 20,
    weekday: '金',
    hour: 21,
    minute: 48,
    second: 6,
  })
})

test('D-02 D-10 begins the business day at 3:00, so the next one is a day away then', () => {
  const day = at('2026-11-21T03:00:00')
  expect(nextDayStart(at('2026-11-20T21:48:06'))).toBe(day)
  expect(nextDayStart(day - 1)).toBe(day)
  expect(nextDayStart(day)).toBe(at('2026-11-22T03:00:00'))
  expect([businessDay(day - 1), businessDay(day)]).toEqual(['2026-11-20', '2026-11-21'])
})

test.each(['2026-02-29', '2026-13-01', '2026-11-31', 'tomorrow', ''])('rejects "%s" as a day', (day) => {
  expect(tokyoMidnight(day)).toBeNaN()
})

test('begins a day at midnight in Tokyo', () => {
  expect(tokyoMidnight('2024-02-29')).toBe(at('2024-02-29T00:00:00'))
})

test('names the weekdays of a week', () => {
  const days = [15, 16, 17, 18, 19, 20, 21].map((day) => tokyoParts(at(`2026-11-${day}T00:00:00`)).weekday)
  expect(days).toEqual(['日', '月', '火', '水', '木', '金', '土'])
  expect(tokyoParts(Number.NaN)).toMatchObject({ year: Number.NaN, weekday: '' })
})

test('D-01 D-02 D-10 agrees on day, parts and business day for any instant', () => {
  const instants = fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2200, 0, 1) })
  fc.assert(
    fc.property(instants, (now) => {
      const { year, month, day, hour, minute, second } = tokyoParts(now)
      const written = [month, day, hour, minute, second].map((part) => String(part).padStart(2, '0'))
      expect(tokyoIso(now).match(/\d+/g)?.slice(0, 6)).toEqual([String(year), ...written])
      expect(tokyoIso(now).slice(0, 10)).toBe(tokyoDay(now))
      const sinceMidnight = now - tokyoMidnight(tokyoDay(now))
      expect(Math.floor(sinceMidnight / 1000)).toBe((hour * 60 + minute) * 60 + second)
      const next = nextDayStart(now)
      expect(tokyoIso(next).slice(11)).toBe('03:00:00.000+09:00')
      expect(next - now).toBeGreaterThan(0)
      expect(next - now).toBeLessThanOrEqual(24 * 3_600_000)
      expect(businessDay(next - 1)).toBe(businessDay(now))
      expect(businessDay(next)).toBe(tokyoDay(next))
    }),
  )
})
