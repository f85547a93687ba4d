import { callIn, type DriftLedger } from '../../../../../contract/control/drift.ts'
import { endpoints } from '../../../../../contract/endpoints.ts'
import { dayMs } from '../../../../../contract/rules/tokyo-time.ts'

/** Whole days between two days, at least 0: a file may come from a machine whose clock is ahead. */
const daysBetween = (day: string, today: string) =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs))

/** How long ago a day was. */
export function daysAgoText(day: string, today: string): string {
  const days = daysBetween(day, today)
  return days === 0 ? '今日' : `${days}日前`
}

/** How long ago a call was last confirmed. */
export const ageText = (confirmed: string | null, today: string): string =>
  confirmed === null ? '未確認' : daysAgoText(confirmed, today)

export type Age = 'today' | 'week' | 'older' | 'never'

export function ageOf(confirmed: string | null, today: string): Age {
  if (confirmed === null) return 'never'
  const days = daysBetween(confirmed, today)
  if (days === 0) return 'today'
  return days <= 7 ? 'week' : 'older'
}

/** Every documented call with what is known of it, in the order of the contract. */
export function knownCalls(ledger: DriftLedger) {
  return endpoints.map(({ id, method, path, summary }) => {
    const name = `${method} ${path}`
    return { id, summary, name, ...callIn(ledger, name) }
  })
}
