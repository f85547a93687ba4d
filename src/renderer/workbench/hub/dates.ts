import type { Language } from '../../../contract/rules/language.ts'
import { dayMs, hourMs, minuteMs, tokyoDay, tokyoIso, tokyoParts } from '../../../contract/rules/tokyo-time.ts'
import { formatTime } from '../../lib/date-ja.ts'
import { currentLanguage } from './language.ts'

const english = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tokyo', ...options })
const shortDay = english({ day: 'numeric', month: 'short' })
const longDay = english({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })

const two = (value: number) => String(value).padStart(2, '0')

/** '2026年11月20日（金）', 'Fri, 20 November 2026' */
export function formatLongDay(ms: number): string {
  if (currentLanguage() === 'en') return longDay.format(ms)
  const { year, month, day, weekday } = tokyoParts(ms)
  return `${year}年${month}月${day}日（${weekday}）`
}

/** '21:48:06' */
export function formatClock(ms: number): string {
  const { hour, minute, second } = tokyoParts(ms)
  return `${two(hour)}:${two(minute)}:${two(second)}`
}

/** '11/20', '20 Nov' */
export function formatDay(ms: number): string {
  if (currentLanguage() === 'en') return shortDay.format(ms)
  const { month, day } = tokyoParts(ms)
  return `${month}/${day}`
}

/** '2026/11/20', '20 Nov 2026' */
export function formatDayWithYear(ms: number): string {
  const { year, month, day } = tokyoParts(ms)
  return currentLanguage() === 'en' ? `${shortDay.format(ms)} ${year}` : `${year}/${two(month)}/${two(day)}`
}

/** '11/21 3:00', '21 Nov 3:00', with the year if it differs from the year of `nearMs`. */
export function formatMoment(ms: number, nearMs = ms): string {
  return tokyoParts(ms).year === tokyoParts(nearMs).year ? `${formatDay(ms)} ${formatTime(ms)}` : formatWithYear(ms)
}

/** '2026/11/21 3:00', '21 Nov 2026 3:00' */
export function formatWithYear(ms: number): string {
  const { year } = tokyoParts(ms)
  const day = currentLanguage() === 'en' ? `${formatDay(ms)} ${year}` : `${year}/${formatDay(ms)}`
  return `${day} ${formatTime(ms)}`
}

/** '3:00' on the same day, otherwise '11/21' plus the time. */
export function formatNear(ms: number, nowMs: number): string {
  return tokyoDay(ms) === tokyoDay(nowMs) ? formatTime(ms) : formatMoment(ms, nowMs)
}

/** '2026-11-20T21:48', the value of a local date-time field in Tokyo time. */
export function fieldValue(ms: number): string {
  return tokyoIso(ms).slice(0, 16)
}

const unitsOf: Readonly<Record<Language, { readonly names: readonly string[]; readonly separator: string }>> = {
  ja: { names: ['日', '時間', '分', '秒'], separator: '' },
  en: { names: [' d', ' h', ' min', ' s'], separator: ' ' },
}

/**
 * A time in its two largest units, rounded down: '3日4時間', '3 d 4 h'.
 * @param withSeconds whether minutes have seconds beside them, and not only times below a minute
 */
export function formatDuration(durationMs: number, { withSeconds = false } = {}): string {
  const rest = Math.max(0, durationMs)
  const { names, separator } = unitsOf[currentLanguage()]
  const counts = [rest / dayMs, (rest % dayMs) / hourMs, (rest % hourMs) / minuteMs, (rest % minuteMs) / 1000]
  const units = counts.map((count, index) => ({ count: Math.floor(count), name: names[index] }))
  const first = units.findIndex(({ count }) => count > 0)
  if (first === -1) return `0${names.at(-1)}`
  const shown = units.slice(first, first === 2 && !withSeconds ? 3 : first + 2).filter(({ count }) => count > 0)
  return shown.map(({ count, name }) => `${count}${name}`).join(separator)
}
