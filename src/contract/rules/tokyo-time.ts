/** Calendar arithmetic of Asia/Tokyo, which is UTC+9 all year (D-01). Instants are epoch milliseconds. */
export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const tokyoOffsetMs = 9 * hourMs
/** Hour at which a business day begins in Tokyo (D-02). */
const dayStartMs = 3 * hourMs

/** Returns a date whose UTC fields hold the time in Tokyo. */
const tokyo = (at: number): Date => new Date(at + tokyoOffsetMs)

/** Cache of the last day, because rules ask for the same day repeatedly and formatting is slow. */
let latest = { number: Number.NaN, text: '' }

/** Returns the calendar day YYYY-MM-DD in Tokyo. */
export function tokyoDay(at: number): string {
  const number = Math.floor((at + tokyoOffsetMs) / dayMs)
  if (number !== latest.number) latest = { number, text: tokyo(at).toISOString().slice(0, 10) }
  return latest.text
}

const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

/** Returns the fields of an instant. For NaN all numbers are NaN and the weekday is empty. */
export function tokyoParts(at: number) {
  const wall = tokyo(at)
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    /** One character, '日' to '土'. */
    weekday: weekdays[wall.getUTCDay()] ?? '',
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  }
}

export type TokyoParts = Readonly<ReturnType<typeof tokyoParts>>

/** Returns the business day; before 03:00 it is the day before. */
export function businessDay(at: number): string {
  return tokyoDay(at - dayStartMs)
}

/** Returns the first 03:00 after an instant (D-10). */
export function nextDayStart(at: number): number {
  const shift = tokyoOffsetMs - dayStartMs
  return (Math.floor((at + shift) / dayMs) + 1) * dayMs - shift
}

/** Formats ISO 8601 with milliseconds and +09:00 (D-01). */
export function tokyoIso(at: number): string {
  return `${tokyo(at).toISOString().slice(0, -1)}+09:00`
}

/** Returns midnight in Tokyo of a day YYYY-MM-DD, or NaN for an invalid day. */
export function tokyoMidnight(day: string): number {
  const at = Date.parse(`${day}T00:00:00+09:00`)
  return Number.isNaN(at) || tokyoDay(at) !== day ? Number.NaN : at
}
