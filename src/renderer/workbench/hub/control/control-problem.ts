import * as z from 'zod/mini'
import { type ControlCode, controlCodes } from '../../../../contract/control/codes.ts'
import { controlRefusal } from '../../../../contract/control/define-control.ts'
import type { PlacedReason } from '../../../../contract/rules/file-reasons.ts'
import { currentCopy } from '../language.ts'
import { controlCallCopy } from './copy.ts'

/** A failed control call with a message for users. `status` is 0 when the server was not reached. */
export class ControlProblem extends Error {
  override readonly name = 'ControlProblem'

  constructor(
    readonly status: number,
    message: string,
    /** The server's own words, for developers, or why it refused a file. */
    readonly detail: string | PlacedReason = '',
    /** Why the server refused; undefined when it was not reached, or for a defect. */
    readonly code?: ControlCode,
  ) {
    super(message)
  }
}

/** Problem of a refused call, from status and body of its response. Status 0 is no response. */
export function problemOf(status: number, body?: unknown): ControlProblem {
  const words = currentCopy(controlCallCopy)
  if (status === 0) return new ControlProblem(0, words.unreachable)
  const refusal = z.safeParse(controlRefusal, body)
  if (!refusal.success) return new ControlProblem(status, words.failedWith(status))
  const { error, detail = error, fileReason = detail } = refusal.data
  const code = controlCodes.find((known) => known === refusal.data.code)
  // A rule of the service says itself why it refuses.
  const texts = { ...words.refusals, rule: error }
  return new ControlProblem(status, code ? texts[code] : words.failedTryAgain(status), fileReason, code)
}
