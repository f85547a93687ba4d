import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { DescribedEffect } from './effect.ts'

/** What happens on a day of Tokyo, by kind. */
export interface DayCount<Kind extends string> {
  /** The first of them, epoch milliseconds. */
  readonly at: number
  count: number
  readonly kinds: Map<Kind, number>
}

/** Adds an effect to its day, by `2026-11-20`; effects come in order of time. */
export function countOnDay<Kind extends string>(
  days: Map<string, DayCount<Kind>>,
  { at, kind }: { readonly at: number; readonly kind: Kind },
): void {
  const day = tokyoDay(at)
  let row = days.get(day)
  if (!row) days.set(day, (row = { at, count: 0, kinds: new Map() }))
  row.count += 1
  row.kinds.set(kind, (row.kinds.get(kind) ?? 0) + 1)
}

/** How many effects are remembered one by one, and of how many days the counts: a century must not fill the memory. */
const mostEffects = 10_000
const mostDays = 2_000
/** The oldest go in lots: taking them from the front one by one would move all others each time. */
const lot = 1_000

/** What time has done: the latest one by one, and all of it counted by day. */
export class FiredLog<Rule extends { readonly kind: string }> {
  private readonly list: DescribedEffect<Rule>[] = []
  private readonly byDay = new Map<string, DayCount<Rule['kind']>>()
  /** How often each kind has happened since the start; worlds come and go below it. */
  readonly counts = new Map<Rule['kind'], number>()

  add(effect: DescribedEffect<Rule>): void {
    const { kind } = effect
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
    this.list.push(effect)
    if (this.list.length > mostEffects) this.list.splice(0, lot)
    countOnDay(this.byDay, effect)
    const [oldest] = this.byDay.keys()
    if (this.byDay.size > mostDays && oldest !== undefined) this.byDay.delete(oldest)
  }

  /** Newest last. */
  get effects(): readonly DescribedEffect<Rule>[] {
    return this.list
  }

  /** Oldest first, by `2026-11-20`. */
  get days(): ReadonlyMap<string, DayCount<Rule['kind']>> {
    return this.byDay
  }

  /** Another world: what time did in the one before is no part of it. */
  beginAnew(): void {
    this.list.length = 0
    this.byDay.clear()
  }
}
