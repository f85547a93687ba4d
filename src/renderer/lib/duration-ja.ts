import { dayMs, hourMs, minuteMs } from '../../contract/rules/tokyo-time.ts'

/** A duration; 0 for a past one, and for one of an invalid date. */
const leftOf = (durationMs: number) => (durationMs > 0 ? durationMs : 0)

/** Remaining time in its two largest units, rounded down: '3日4時間', '5時間12分', '12分', '45秒'; 0 and less give '0秒'. */
export function formatDuration(durationMs: number): string {
  const rest = leftOf(durationMs)
  const days = Math.floor(rest / dayMs)
  const hours = Math.floor((rest % dayMs) / hourMs)
  const minutes = Math.floor((rest % hourMs) / minuteMs)
  if (days > 0) return hours > 0 ? `${days}日${hours}時間` : `${days}日`
  if (hours > 0) return minutes > 0 ? `${hours}時間${minutes}分` : `${hours}時間`
  if (minutes > 0) return `${minutes}分`
  return `${Math.floor(rest / 1000)}秒`
}

/** Duration in ISO 8601, for the `datetime` of a time element. */
export function isoDuration(durationMs: number): string {
  return `PT${Math.floor(leftOf(durationMs) / 1000)}S`
}
