/** Calendar arithmetic of Asia/Tokyo, which is UTC+9 all year (D-01). Instants are epoch milliseconds. */
export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

const tokyoOffsetMs = 9 * hourMs
/** A business day begins at 03:00 in Tokyo. */
const dayStartMs = 3 * hourMs

/** The calendar day YYYY-MM-DD of an instant in Tokyo. */
export function tokyoDay(at: number): string {
  return new Date(at + tokyoOffsetMs).toISOString().slice(0, 10)
}

/** The business day of an instant: before 03:00 it is still the day before. */
export function businessDay(at: number): string {
  return tokyoDay(at - dayStartMs)
}

/** The first 03:00 after an instant. */
export function nextDayStart(at: number): number {
  const shifted = at + tokyoOffsetMs - dayStartMs
  return (Math.floor(shifted / dayMs) + 1) * dayMs - tokyoOffsetMs + dayStartMs
}

/** ISO 8601 with milliseconds and +09:00 (D-01). */
export function tokyoIso(at: number): string {
  return `${new Date(at + tokyoOffsetMs).toISOString().slice(0, -1)}+09:00`
}

/** Midnight in Tokyo of a day YYYY-MM-DD, or NaN for a day that does not exist. */
export function tokyoMidnight(day: string): number {
  const at = Date.parse(`${day}T00:00:00+09:00`)
  return Number.isNaN(at) || tokyoDay(at) !== day ? Number.NaN : at
}
