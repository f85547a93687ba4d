import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'

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
