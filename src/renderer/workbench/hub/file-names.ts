import { clockQuery, nowOf } from './control/clock-query.ts'
import { cached } from './control/query-client.ts'
import { fieldValue } from './dates.ts'

/** 'yoimachi-2026-11-20-21-48', a file name for an instant of the world. */
export const fileNameAt = (ms: number): string => `yoimachi-${fieldValue(ms).replace(/[:T]/g, '-')}`

/** A file name for the present instant of the world, or another name before the clock is known. */
export function fileNameNow(otherwise: string): string {
  const reading = cached(clockQuery)
  return reading === undefined ? otherwise : fileNameAt(nowOf(reading))
}
