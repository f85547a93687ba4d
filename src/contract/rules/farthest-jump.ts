import { addDuration } from './iso-time.ts'

/** Last instant with a four-digit year. */
const lastInstant = Date.parse('9999-12-31T23:59:59.999+09:00')

/** Returns the latest target of a jump in epoch milliseconds (D-96). */
export function farthestJump(now: number): number {
  return Math.min(addDuration(now, 'P100Y'), lastInstant)
}
