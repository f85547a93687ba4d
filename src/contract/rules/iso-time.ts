import { dayMs, hourMs, minuteMs, secondMs, tokyoDay, tokyoMidnight, tokyoParts } from './tokyo-time.ts'

// Instants and durations as texts in ISO 8601. Apart from tokyo-time.ts, because pages that only show times would carry
// the patterns.

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
  return tokyoMidnight(lastDay.toISOString().slice(0, 10)) + (at - tokyoMidnight(tokyoDay(at)))
}
