import * as rules from '../../src/contract/rules/instants.ts'
import { ControlError } from './control-error.ts'

/** Epoch milliseconds of an ISO 8601 text; throws ControlError for any other. */
export function parseInstant(text: string): number {
  const at = rules.parseInstant(text)
  if (!Number.isNaN(at)) return at
  throw new ControlError(
    422,
    `Failed to read the instant ${text}: it is not ISO 8601. Write 2026-11-21T03:00:00+09:00.`,
    'instant',
  )
}

/** The instant an ISO 8601 duration after another; throws ControlError for any other text. */
export function addDuration(at: number, text: string): number {
  const end = rules.addDuration(at, text)
  if (!Number.isNaN(end)) return end
  throw new ControlError(
    422,
    `Failed to read the duration ${text}: it is not ISO 8601. Write P7D or PT12H.`,
    'duration',
  )
}
