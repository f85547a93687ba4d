import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'

/**
 * A member's counters of the present business day, or undefined when they are of another day: then everything of the
 * day counts as zero (D-01, D-10).
 */
export function countersOfToday<Counters extends { readonly day: string }>(
  counters: Counters | null,
  now: number,
): Counters | undefined {
  return counters !== null && counters.day === businessDay(now) ? counters : undefined
}
