import { formatTime, tokyoDay } from '../../lib/date-ja.ts'

const tokyoOffsetMs = 9 * 3_600_000
const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const
const two = (value: number) => String(value).padStart(2, '0')
const tokyo = (ms: number) => new Date(ms + tokyoOffsetMs)

/** '2026年11月20日（金）' */
export function formatLongDay(ms: number): string {
  const at = tokyo(ms)
  const weekday = weekdays[at.getUTCDay()] ?? ''
  return `${at.getUTCFullYear()}年${at.getUTCMonth() + 1}月${at.getUTCDate()}日（${weekday}）`
}

/** '21:48:06' */
export function formatClock(ms: number): string {
  const at = tokyo(ms)
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`
}

/** '11/20' */
export function formatDay(ms: number): string {
  const at = tokyo(ms)
  return `${at.getUTCMonth() + 1}/${at.getUTCDate()}`
}

/** '11/21 3:00', with the year where it is another one than that of `nearMs`. */
export function formatMoment(ms: number, nearMs = ms): string {
  const at = tokyo(ms)
  const year = at.getUTCFullYear() === tokyo(nearMs).getUTCFullYear() ? '' : `${at.getUTCFullYear()}/`
  return `${year}${formatDay(ms)} ${formatTime(ms)}`
}

/** '3:00' on the same day, else '11/21' plus the time. */
export function formatNear(ms: number, nowMs: number): string {
  return tokyoDay(ms) === tokyoDay(nowMs) ? formatTime(ms) : formatMoment(ms, nowMs)
}

/** '2026-11-20T21:48', the value of a local date-time field that means Tokyo. */
export function fieldValue(ms: number): string {
  return tokyo(ms).toISOString().slice(0, 16)
}

/** The next 3:00 in Tokyo after an instant: the beginning of the next business day. */
export function nextReset(ms: number): number {
  const dayMs = 86_400_000
  const shift = tokyoOffsetMs - 3 * 3_600_000
  return (Math.floor((ms + shift) / dayMs) + 1) * dayMs - shift
}
