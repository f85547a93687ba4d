import type { Language } from '../../../contract/rules/language.ts'
import { dayMs, hourMs, minuteMs, tokyoDay, tokyoIso, tokyoParts } from '../../../contract/rules/tokyo-time.ts'
import { formatTime } from '../../lib/date-ja.ts'
import { currentCopy, currentLanguage } from './language.ts'

type Options = Intl.DateTimeFormatOptions

/** Returns the function that formats an instant, in epoch milliseconds, in Tokyo time as each language does. */
function inTokyo(japanese: Options, english = japanese): (ms: number) => string {
  const timeZone = 'Asia/Tokyo'
  const ja = new Intl.DateTimeFormat('ja-JP', { timeZone, ...japanese })
  const en = new Intl.DateTimeFormat('en-GB', { timeZone, ...english })
  return (ms) => currentCopy({ ja, en }).format(ms)
}

const numeric = { day: 'numeric', month: 'numeric' } as const
const named = { day: 'numeric', month: 'short' } as const
const year = { year: 'numeric' } as const

const longDay = inTokyo({ ...year, month: 'long', day: 'numeric', weekday: 'short' })
/** '2026年11月20日（金）', 'Fri, 20 November 2026' */
export const formatLongDay = (ms: number): string => longDay(ms).replace(/\((.)\)/, '（$1）')

/** '21:48:06' */
export const formatClock = inTokyo({ hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** '11/20', '20 Nov' */
const formatDay = inTokyo(numeric, named)

/** '2026/11/20', '20 Nov 2026' */
export const formatDayWithYear = inTokyo({ ...year, month: '2-digit', day: '2-digit' }, { ...named, ...year })

/** '2026/1/2', '2 Jan 2026' */
const formatYearAndDay = inTokyo({ ...numeric, ...year }, { ...named, ...year })

/** '11/21', '21 Nov', with the year if it differs from the year of `nearMs`. */
const formatDayNear = (ms: number, nearMs: number): string =>
  tokyoParts(ms).year === tokyoParts(nearMs).year ? formatDay(ms) : formatYearAndDay(ms)

/** '11/21 3:00', '21 Nov 3:00', with the year if it differs from the year of `nearMs`. */
export const formatMoment = (ms: number, nearMs = ms): string => `${formatDayNear(ms, nearMs)} ${formatTime(ms)}`

/** '11/21 03:00:06', '21 Nov 03:00:06', with the year if it differs from the year of `nearMs`. */
export const formatSecond = (ms: number, nearMs = ms): string => `${formatDayNear(ms, nearMs)} ${formatClock(ms)}`

/** '2026/11/21 3:00', '21 Nov 2026 3:00' */
export const formatWithYear = (ms: number): string => `${formatYearAndDay(ms)} ${formatTime(ms)}`

/** '3:00' on the same day, otherwise '11/21' plus the time. */
export const formatNear = (ms: number, nowMs: number): string =>
  tokyoDay(ms) === tokyoDay(nowMs) ? formatTime(ms) : formatMoment(ms, nowMs)

/** '2026-11-20T21:48', the value of a local date-time field in Tokyo time. */
export const fieldValue = (ms: number): string => tokyoIso(ms).slice(0, 16)

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
