import { expect, test } from 'vitest'
import { nextDayStart } from '../../../contract/rules/tokyo-time.ts'
import { fieldValue, formatClock, formatLongDay, formatMoment, formatNear, formatWithYear } from './dates.ts'
import { fileNameAt } from './file-names.ts'

const at = (text: string) => Date.parse(`${text}+09:00`)
const evening = at('2026-11-20T21:48:06')

test('D-01 instants are shown in Tokyo time, wherever the browser is', () => {
  expect(formatLongDay(evening)).toBe('2026年11月20日（金）')
  expect(formatClock(evening)).toBe('21:48:06')
  expect(fieldValue(evening)).toBe('2026-11-20T21:48')
  expect(fileNameAt(evening)).toBe('yoimachi-2026-11-20-21-48')
  expect(formatMoment(at('2027-01-02T03:00:00'), evening)).toBe('2027/1/2 3:00')
  expect(formatWithYear(evening)).toBe('2026/11/20 21:48')
  expect(formatNear(at('2026-11-20T23:00:00'), evening)).toBe('23:00')
  expect(formatNear(at('2026-11-21T03:00:00'), evening)).toBe('11/21 3:00')
})

test('D-02 the business day begins at 3:00, and the next day then begins 24 hours later', () => {
  expect(nextDayStart(evening)).toBe(at('2026-11-21T03:00:00'))
  expect(nextDayStart(at('2026-11-21T02:59:59'))).toBe(at('2026-11-21T03:00:00'))
  expect(nextDayStart(at('2026-11-21T03:00:00'))).toBe(at('2026-11-22T03:00:00'))
})
