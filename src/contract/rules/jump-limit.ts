import { addDuration } from './instants.ts'

/** The last instant that ISO 8601 writes with a year of four digits. */
const lastInstant = Date.parse('9999-12-31T23:59:59.999+09:00')

/** The farthest instant that a jump may lead to (D-96). Epoch milliseconds. */
export function farthestJump(now: number): number {
  return Math.min(addDuration(now, 'P100Y'), lastInstant)
}
