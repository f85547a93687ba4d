import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { DescribedEffect } from './effect.ts'

/** Effects of one Tokyo day, counted by kind. */
export interface DayCount<Kind extends string> {
  /** Instant of the first effect, epoch milliseconds. */
  readonly at: number
  count: number
  readonly kinds: Map<Kind, number>
}

/** Adds an effect to its day (`2026-11-20`). Call in order of time. */
export function countOnDay<Kind extends string>(
  days: Map<string, DayCount<Kind>>,
  { at, kind }: { readonly at: number; readonly kind: Kind },
): void {
  const day = tokyoDay(at)
  const row = days.get(day) ?? { at, count: 0, kinds: new Map<Kind, number>() }
  days.set(day, row)
  row.count += 1
  change(row.kinds, kind, 1)
}

/** Changes a count; a count of zero has no entry. */
function change<Kind>(counts: Map<Kind, number>, kind: Kind, by: 1 | -1): void {
  const count = (counts.get(kind) ?? 0) + by
  if (count === 0) counts.delete(kind)
  else counts.set(kind, count)
}

/** Limits of the log, so that a jump over a century does not fill memory: single effects, and days with counts. */
const mostEffects = 10_000
const mostDays = 2_000
/** Oldest effects are removed in batches, because removing single items from the front moves the whole array. */
const removedAtOnce = 1_000

/** Log of applied effects: the latest ones with their records, and counts of all by day. */
export class FiredLog<Rule extends { readonly kind: string }> {
  private readonly list: DescribedEffect<Rule>[] = []
  private readonly byDay = new Map<string, DayCount<Rule['kind']>>()
  /** Counts per kind since the server started; replacing the world does not reset them. */
  readonly counts = new Map<Rule['kind'], number>()

  add(effect: DescribedEffect<Rule>): void {
    const { kind } = effect
    change(this.counts, kind, 1)
    this.list.push(effect)
    if (this.list.length > mostEffects) this.list.splice(0, removedAtOnce)
    countOnDay(this.byDay, effect)
    const [oldest] = this.byDay.keys()
    if (this.byDay.size > mostDays && oldest !== undefined) this.byDay.delete(oldest)
  }

  /** Removes the latest effects, which could not be saved. */
  takeBack(count: number): void {
    for (const { at, kind } of this.list.splice(this.list.length - count)) {
      change(this.counts, kind, -1)
      const day = tokyoDay(at)
      const row = this.byDay.get(day)
      if (!row) continue
      row.count -= 1
      change(row.kinds, kind, -1)
      if (row.count === 0) this.byDay.delete(day)
    }
  }

  /** The latest effects, newest last. */
  latest(count: number): readonly DescribedEffect<Rule>[] {
    return this.list.slice(Math.max(0, this.list.length - count))
  }

  /** Newest last. */
  get all(): readonly DescribedEffect<Rule>[] {
    return this.list
  }

  /** Oldest first, by `2026-11-20`. */
  get days(): ReadonlyMap<string, DayCount<Rule['kind']>> {
    return this.byDay
  }

  clear(): void {
    this.list.length = 0
    this.byDay.clear()
  }
}
