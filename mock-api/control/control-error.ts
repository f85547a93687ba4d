import type { ControlCode } from '../../src/contract/control/codes.ts'
import type { PlacedReason } from '../../src/contract/rules/file-reasons.ts'

/** Thrown when a control call fails, with a code for programs, one line (why and what to do) and the fault of a file. */
export class ControlError extends Error {
  override readonly name = 'ControlError'

  constructor(
    readonly code: ControlCode,
    message: string,
    /** Place and kind of the fault of a file. */
    readonly detail?: string | PlacedReason,
  ) {
    super(message)
  }
}

export function requireFound<T>(found: T | undefined, code: ControlCode, message: string): T {
  if (found === undefined) throw new ControlError(code, message)
  return found
}
