import { parseInstant } from '../../../src/contract/rules/iso-time.ts'
import { ControlError } from '../control-error.ts'

/** Parses an ISO 8601 text to epoch milliseconds. Throws a ControlError when it is none. */
export function readInstant(text: string): number {
  const at = parseInstant(text)
  if (!Number.isNaN(at)) return at
  const message = `Failed to read the instant ${text}: it is not ISO 8601. Write 2026-11-21T03:00:00+09:00.`
  throw new ControlError('instant', message)
}

/** Like {@link readInstant}, for a field that may be missing. */
export const readOptionalInstant = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : readInstant(text)
