import type { ClockReading } from '../control/clock-query.ts'

/** How much of a jump is done at an instant, 0 to 1. */
export function shareOfJump({ from, to }: NonNullable<ClockReading['jump']>, nowMs: number): number {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  return end <= begin ? 1 : Math.min(1, Math.max(0, (nowMs - begin) / (end - begin)))
}
