/** Calendar arithmetic of Asia/Tokyo, which is UTC+9 all year (D-01). Instants are epoch milliseconds. */
export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const tokyoOffsetMs = 9 * hourMs
/** A business day begins at 03:00 in Tokyo (D-02). */
const dayStartMs = 3 * hourMs

/** A date whose UTC parts are the wall clock of Tokyo. */
const tokyo = (at: number): Date => new Date(at + tokyoOffsetMs)

/** The day that was asked for last: rules ask for the same one over and over, and a date costs much to write. */
let latest = { number: Number.NaN, text: '' }

/** The calendar day YYYY-MM-DD of an instant in Tokyo. */
export function tokyoDay(at: number): string {
  const number = Math.floor((at + tokyoOffsetMs) / dayMs)
  if (number !== latest.number) latest = { number, text: tokyo(at).toISOString().slice(0, 10) }
  return latest.text
}

const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

/** What calendar and clock on a wall in Tokyo show. */
export interface TokyoParts {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  /** One character, '日' to '土'. */
  readonly weekday: string
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** The parts of an instant; all NaN, and no weekday, for NaN. */
export function tokyoParts(at: number): TokyoParts {
  const wall = tokyo(at)
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    weekday: weekdays[wall.getUTCDay()] ?? '',
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  }
}

/** The business day of an instant: before 03:00 it is still the day before. */
export function businessDay(at: number): string {
  return tokyoDay(at - dayStartMs)
}

/** The first 03:00 after an instant (D-10). */
export function nextDayStart(at: number): number {
  const shift = tokyoOffsetMs - dayStartMs
  return (Math.floor((at + shift) / dayMs) + 1) * dayMs - shift
}

/** ISO 8601 with milliseconds and +09:00 (D-01). */
export function tokyoIso(at: number): string {
  return `${tokyo(at).toISOString().slice(0, -1)}+09:00`
}

/** Midnight in Tokyo of a day YYYY-MM-DD, or NaN for a day that does not exist. */
export function tokyoMidnight(day: string): number {
  const at = Date.parse(`${day}T00:00:00+09:00`)
  return Number.isNaN(at) || tokyoDay(at) !== day ? Number.NaN : at
}
