import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import type { MarkItem } from './track/track-items.ts'

/**
 * Rows without those of the same text and minute. Of the logins of one member, which end one by one, only the last
 * counts: it is the one on the phone.
 */
export function eachOnce(rows: readonly MarkItem[]): MarkItem[] {
  const keyOf = ({ kind, atMs, text }: MarkItem) =>
    kind === 'session-expiry' ? text : `${Math.floor(atMs / minuteMs)} ${text}`
  const last = new Map(rows.map((row) => [keyOf(row), row]))
  return rows.filter((row) => last.get(keyOf(row)) === row)
}

/** Rows of the panel: what is coming, the next first, or what has fired, the latest first. */
export function timeRows(
  items: readonly MarkItem[],
  { view, onlyNear }: { readonly view: 'coming' | 'fired'; readonly onlyNear: boolean },
): MarkItem[] {
  const isFired = view === 'fired'
  const rows = eachOnce(items.filter(({ past, near }) => past === isFired && (near || !onlyNear)))
  return isFired ? rows.toReversed() : rows
}
