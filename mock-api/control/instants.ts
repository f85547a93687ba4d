import { tokyoMidnight } from '../../src/contract/rules/tokyo-time.ts'
import { ControlError } from './control-error.ts'

const zone = 'Asia/Tokyo'
const day = String.raw`(\d{4}-\d\d-\d\d)`
const time = String.raw`((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)`
const offset = String.raw`(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)`
const iso = new RegExp(`^${day}(?:T${time}${offset}?)?$`)

/** Epoch milliseconds of an ISO 8601 text; without an offset it is meant in Tokyo (D-01), without a time at midnight. */
export function parseInstant(text: string): number {
  const [, date = '', clock = '00:00', zoned = '+09:00'] = iso.exec(text) ?? []
  if (Number.isNaN(tokyoMidnight(date))) {
    throw new ControlError(
      422,
      `Failed to read the instant ${text}: it is not ISO 8601. Write 2026-11-21T03:00:00+09:00.`,
    )
  }
  return Date.parse(`${date}T${clock}${zoned.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`)
}

/** The instant an ISO 8601 duration (`P7D`, `PT12H`) after another, by the calendar of Tokyo. */
export async function addDuration(at: number, text: string): Promise<number> {
  // Loaded when somebody jumps: no start needs it (P8).
  const { Temporal } = await import('temporal-polyfill')
  try {
    const start = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
    return start.add(Temporal.Duration.from(text)).epochMilliseconds
  } catch {
    throw new ControlError(
      422,
      `Failed to read the duration ${text}: it is not ISO 8601. Write P7D or PT12H.`,
    )
  }
}
