import { tokyoDay, tokyoIso, tokyoParts } from '../../../contract/rules/tokyo-time.ts'
import { formatTime } from '../../lib/date-ja.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** '2026年11月20日（金）' */
export function formatLongDay(ms: number): string {
  const { year, month, day, weekday } = tokyoParts(ms)
  return `${year}年${month}月${day}日（${weekday}）`
}

/** '21:48:06' */
export function formatClock(ms: number): string {
  const { hour, minute, second } = tokyoParts(ms)
  return `${two(hour)}:${two(minute)}:${two(second)}`
}

/** '11/20' */
export function formatDay(ms: number): string {
  const { month, day } = tokyoParts(ms)
  return `${month}/${day}`
}

/** '11/21 3:00', with the year where it is another one than that of `nearMs`. */
export function formatMoment(ms: number, nearMs = ms): string {
  const { year } = tokyoParts(ms)
  return `${year === tokyoParts(nearMs).year ? '' : `${year}/`}${formatDay(ms)} ${formatTime(ms)}`
}

/** '2026/11/21 3:00' */
export function formatWithYear(ms: number): string {
  return `${tokyoParts(ms).year}/${formatMoment(ms)}`
}

/** '3:00' on the same day, else '11/21' plus the time. */
export function formatNear(ms: number, nowMs: number): string {
  return tokyoDay(ms) === tokyoDay(nowMs) ? formatTime(ms) : formatMoment(ms, nowMs)
}

/** '2026-11-20T21:48', the value of a local date-time field that means Tokyo. */
export function fieldValue(ms: number): string {
  return tokyoIso(ms).slice(0, 16)
}

/** 'yoimachi-2026-11-20-21-48', the name of a file by an instant of the world. */
export function fileNameAt(ms: number): string {
  return `yoimachi-${fieldValue(ms).replace(/[:T]/g, '-')}`
}
