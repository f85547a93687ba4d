import { Temporal } from 'temporal-polyfill'
import { ControlError } from './control-error.ts'

const zone = 'Asia/Tokyo'

/** Epoch milliseconds of an ISO 8601 text; without an offset it is meant in Tokyo (D-01). */
export function parseInstant(text: string): number {
  try {
    return /(Z|[+-]\d\d:?\d\d)$/.test(text)
      ? Temporal.Instant.from(text).epochMilliseconds
      : Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds
  } catch {
    throw new ControlError(
      422,
      `Failed to read the instant ${text}: it is not ISO 8601. Write 2026-11-21T03:00:00+09:00.`,
    )
  }
}

/** The instant an ISO 8601 duration (`P7D`, `PT12H`) after another, by the calendar of Tokyo. */
export function addDuration(at: number, text: string): number {
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
