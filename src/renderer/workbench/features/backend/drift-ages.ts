import type { Drift } from '../../../../contract/control/drift-ledger.ts'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { currentCopy } from '../../hub/language.ts'
import { backendCopy } from './copy.ts'

/** Whole days between two days, at least 0: a file may come from a machine whose clock is ahead. */
const daysBetween = (day: string, today: string) =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs))

/** Age of a day in words. */
function daysAgoText(day: string, today: string): string {
  const days = daysBetween(day, today)
  const words = currentCopy(backendCopy).drift
  return days === 0 ? words.today : words.daysAgo(days)
}

/** Age of the last confirmation of a call, in words. */
export const ageText = (confirmed: string | null, today: string): string =>
  confirmed === null ? currentCopy(backendCopy).drift.never : daysAgoText(confirmed, today)

export type Age = 'today' | 'week' | 'older' | 'never'

export function ageOf(confirmed: string | null, today: string): Age {
  if (confirmed === null) return 'never'
  const days = daysBetween(confirmed, today)
  if (days === 0) return 'today'
  return days <= 7 ? 'week' : 'older'
}

export function spanText({ first, last }: Drift, today: string): string {
  const [since, until] = [daysAgoText(first, today), daysAgoText(last, today)]
  return since === until ? until : currentCopy(backendCopy).drift.span(since, until)
}
