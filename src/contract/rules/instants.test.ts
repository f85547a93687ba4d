import { expect, test } from 'vitest'
import { addDuration, parseInstant } from './instants.ts'

test.each([
  ['2026-11-21T03:00:00+09:00', Date.UTC(2026, 10, 20, 18)],
  ['2026-11-21T03:00:00.123+09:00', Date.UTC(2026, 10, 20, 18, 0, 0, 123)],
  ['2026-11-21T03:00:00.123456789Z', Date.UTC(2026, 10, 21, 3, 0, 0, 123)],
  ['2024-02-29T23:59Z', Date.UTC(2024, 1, 29, 23, 59)],
  ['2026-11-21T03:00-0330', Date.UTC(2026, 10, 21, 6, 30)],
])('D-01 %s is an instant', (text, at) => {
  expect(parseInstant(text)).toBe(at)
})

test.each([
  ['2026-11-21T03:00', Date.UTC(2026, 10, 20, 18)],
  ['2026-11-21T03:00:07.5', Date.UTC(2026, 10, 20, 18, 0, 7, 500)],
  ['2026-11-21', Date.UTC(2026, 10, 20, 15)],
])('D-01 %s is meant in Tokyo', (text, at) => {
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
]

test.each([...refused, '1', '2026-11-21T03:00+24:00'])('D-01 "%s" is no instant', (text) => {
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
])('%s after noon of the 21st', (text, end) => {
  const at = parseInstant('2026-11-21T12:30:00')
  expect(addDuration(at, text)).toBe(parseInstant(end))
})

test('a month after the 31st is the last day of a shorter month, by the calendar of Tokyo', () => {
  expect(addDuration(parseInstant('2026-01-31T01:00:00'), 'P1M')).toBe(parseInstant('2026-02-28T01:00:00'))
  expect(addDuration(parseInstant('2024-02-29T01:00:00'), 'P1Y')).toBe(parseInstant('2025-02-28T01:00:00'))
})

test.each(['', 'P', 'PT', '7D', 'P7', 'P1DT', 'PT1', 'P1.5D', 'P-1D', 'tomorrow'])(
  '"%s" is no duration',
  (text) => {
    expect(addDuration(0, text)).toBeNaN()
  },
)
