import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDuration, parseInstant } from './iso-time.ts'
import { tokyoIso, tokyoParts } from './tokyo-time.ts'

test.each([
  ['2026-11-21T03:00:00+09:00', Date.UTC(2026, 10, 20, 18)],
  ['2026-11-21T03:00:00.123+09:00', Date.UTC(2026, 10, 20, 18, 0, 0, 123)],
  ['2026-11-21T03:00:00.123456789Z', Date.UTC(2026, 10, 21, 3, 0, 0, 123)],
  ['2024-02-29T23:59Z', Date.UTC(2024, 1, 29, 23, 59)],
  ['2026-11-21T03:00-0330', Date.UTC(2026, 10, 21, 6, 30)],
])('D-01 parses %s as an instant', (text, at) => {
  expect(parseInstant(text)).toBe(at)
})

test.each([
  ['2026-11-21T03:00', Date.UTC(2026, 10, 20, 18)],
  ['2026-11-21T03:00:07.5', Date.UTC(2026, 10, 20, 18, 0, 7, 500)],
  ['2026-11-21', Date.UTC(2026, 10, 20, 15)],
])('D-01 reads %s as Tokyo time', (text, at) => {
  expect(parseInstant(text)).toBe(at)
})

const refused = [
  '',
  'tomorrow',
  '2026-02-29',
  '2026-13-01T00:00Z',
  '2026-11-21T24:00Z',
  '2026-11-21T03:60Z',
  '2026-11-21Z',
  '2026-11-21T03:00:60Z',
  '2026-11-21T03:00:00.Z',
  '2026-11-21T03:00:00.1234567890Z',
  '2026-11-21T03:00+0960',
  '2026-11-21T3:00',
  'at 2026-11-21T03:00',
  '2026-11-21T03:00 sharp',
]

test.each([...refused, '1', '2026-11-21T03:00+24:00'])('D-01 rejects "%s" as an instant', (text) => {
  expect(parseInstant(text)).toBeNaN()
})

test.each([
  ['P7D', '2026-11-28T12:30:00'],
  ['P2W', '2026-12-05T12:30:00'],
  ['PT12H', '2026-11-22T00:30:00'],
  ['PT1H30M15S', '2026-11-21T14:00:15'],
  ['PT0.5H', '2026-11-21T13:00:00'],
  ['P1M', '2026-12-21T12:30:00'],
  ['P1Y2M3DT4H', '2028-01-24T16:30:00'],
  ['P0D', '2026-11-21T12:30:00'],
  ['PT90M', '2026-11-21T14:00:00'],
  ['PT1.5S', '2026-11-21T12:30:01.500'],
  ['PT0.0015S', '2026-11-21T12:30:00.001'],
  ['P13M', '2027-12-21T12:30:00'],
  ['P7973Y1M', '9999-12-21T12:30:00'],
])('adds %s to 12:30 on 21 November', (text, end) => {
  const at = parseInstant('2026-11-21T12:30:00')
  expect(addDuration(at, text)).toBe(parseInstant(end))
})

test('moves the 31st to the last day of a shorter month in Tokyo', () => {
  expect(addDuration(parseInstant('2026-01-31T01:00:00'), 'P1M')).toBe(parseInstant('2026-02-28T01:00:00'))
  expect(addDuration(parseInstant('2024-02-29T01:00:00'), 'P1Y')).toBe(parseInstant('2025-02-28T01:00:00'))
})

test('adds days to a year below 100', () => {
  const at = parseInstant('0050-01-01')
  expect(addDuration(at, 'P1D')).toBe(at + 24 * 3_600_000)
})

test('D-96 returns Infinity beyond the year 9999', () => {
  const at = parseInstant('2026-11-21T12:30:00')
  expect(addDuration(at, 'P7973Y2M')).toBe(Infinity)
  expect(addDuration(at, 'P999999999Y')).toBe(Infinity)
})

const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2200, 0, 1) })

test('D-01 parses a formatted instant back, with any offset', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -23, max: 23 }), (at, hours) => {
      expect(parseInstant(tokyoIso(at))).toBe(at)
      const wall = tokyoIso(at).slice(0, 23)
      expect(parseInstant(wall)).toBe(at)
      const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}`
      expect(parseInstant(`${wall}${offset}:00`)).toBe(at + (9 - hours) * 3_600_000)
      expect(parseInstant(`${wall}${offset}00`)).toBe(at + (9 - hours) * 3_600_000)
    }),
  )
})

test('keeps the time and the possible day when adding months', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 1200 }), (at, months) => {
      const from = tokyoParts(at)
      const to = tokyoParts(addDuration(at, `P${months}M`))
      expect((to.year - from.year) * 12 + to.month - from.month).toBe(months)
      expect([to.hour, to.minute, to.second]).toEqual([from.hour, from.minute, from.second])
      const lastDay = new Date(Date.UTC(to.year, to.month, 0)).getUTCDate()
      expect(to.day).toBe(Math.min(from.day, lastDay))
    }),
  )
})

test('adds up weeks, days, hours, minutes and seconds', () => {
  const few = fc.nat({ max: 500 })
  fc.assert(
    fc.property(instants, few, few, few, few, few, (at, weeks, days, hours, minutes, seconds) => {
      const length = (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds
      const text = `P${weeks}W${days}DT${hours}H${minutes}M${seconds}S`
      expect(addDuration(at, text)).toBe(at + length * 1000)
    }),
  )
})

test.each([
  ...['', 'P', 'PT', '7D', 'P7', 'P1DT', 'PT1', 'P1.5D', 'P-1D', 'tomorrow'],
  ...['P1D2W', 'PT1S2M', 'P1H', 'PT1D', 'xP1D', 'P1Dx', 'PT.5H', 'PT1.H', 'PT1.1234567890S'],
])('rejects "%s" as a duration', (text) => {
  expect(addDuration(0, text)).toBeNaN()
})
