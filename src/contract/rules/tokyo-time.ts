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

const day = String.raw`(\d{4}-\d\d-\d\d)`
const time = String.raw`((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)`
const offset = String.raw`(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)`
const isoInstant = new RegExp(`^${day}(?:T${time}${offset}?)?$`)

/** Parses ISO 8601 to epoch milliseconds, or NaN. Default offset is Tokyo's (D-01), default time midnight. */
export function parseInstant(text: string): number {
  const [, date = '', clock = '00:00', zoned = '+09:00'] = isoInstant.exec(text) ?? []
  if (Number.isNaN(tokyoMidnight(date))) return Number.NaN
  return Date.parse(`${date}T${clock}${zoned.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`)
}

const part = (unit: string) => String.raw`(?:(\d+)${unit})?`
const fraction = (unit: string) => String.raw`(?:(\d+(?:\.\d{1,9})?)${unit})?`
const dates = part('Y') + part('M') + part('W') + part('D')
const isoDuration = new RegExp(`^P(?=[\\dT])${dates}(?:T(?=\\d)${['H', 'M', 'S'].map(fraction).join('')})?$`)

/**
 * Adds an ISO 8601 duration (`P7D`, `PT12H`) to an instant, by the calendar of Tokyo. A month after 31 January is the
 * last day of February. Returns Infinity beyond the year 9999 and NaN for any other text.
 */
export function addDuration(at: number, text: string): number {
  const found = isoDuration.exec(text)
  if (found === null) return Number.NaN
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((number: string | undefined) => Number(number ?? 0))
  const fixed = (weeks * 7 + days) * dayMs + hours * hourMs + minutes * minuteMs + seconds * secondMs
  return addMonths(at, years * 12 + months) + Math.trunc(fixed)
}

function addMonths(at: number, months: number): number {
  if (months === 0) return at
  const { year, month, day: from } = tokyoParts(at)
  const lastDay = new Date(Date.UTC(year, month + months, 0))
  // Infinity, because callers report "too far" differently from an invalid duration.
  if (Number.isNaN(lastDay.getTime()) || lastDay.getUTCFullYear() > 9999) return Infinity
  lastDay.setUTCDate(Math.min(from, lastDay.getUTCDate()))
  return tokyoMidnight(lastDay.toISOString().slice(0, 10)) + (at - tokyoMidnight(tokyoIso(at).slice(0, 10)))
}
