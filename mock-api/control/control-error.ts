import { type ControlCode, statusOfCode } from '../../src/contract/control/codes.ts'
import { type PlacedReason, placedText } from '../../src/contract/rules/file-reasons.ts'
import { StorylineError } from '../../src/contract/storyline/storyline-error.ts'
import { responseTo, type RefusalResponse } from '../api/refusals.ts'
import { EffectFailure } from '../engine/clock/effect.ts'
import { StoreError } from '../engine/store/store-error.ts'
import { CapsuleError } from '../tools/capsule/capsule-error.ts'
import { HandsetError } from '../tools/handset/handset.ts'
import { BackendError } from '../tools/proxy/backend.ts'
import { Refusal } from '../world/refusal.ts'

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

interface Refused {
  readonly status: ReturnType<typeof statusOfCode> | RefusalResponse['status'] | 500
  readonly body: { readonly error: string; readonly code?: ControlCode; readonly [field: string]: unknown }
}

/** Returns status and body for a thrown error; undefined for a defect, whose text is for the log only. */
export function controlRefusalOf(thrown: Error): Refused | undefined {
  const refusal = (status: Refused['status'], code: ControlCode, detail?: string | PlacedReason): Refused => ({
    status,
    body: {
      ...{ error: thrown.message, code },
      ...(typeof detail === 'string' && { detail }),
      ...(typeof detail === 'object' && { detail: placedText(detail), fileReason: detail }),
    },
  })
  if (thrown instanceof ControlError) return refusal(statusOfCode(thrown.code), thrown.code, thrown.detail)
  if (thrown instanceof BackendError) return refusal(statusOfCode('backend-address'), 'backend-address')
  if (thrown instanceof CapsuleError) return refusal(422, thrown.code, thrown.reason)
  if (thrown instanceof StorylineError) return refusal(422, thrown.code, thrown.reason)
  if (thrown instanceof HandsetError) return refusal(statusOfCode(thrown.code), thrown.code)
  if (thrown instanceof StoreError) return refusal(409, 'store')
  // A defect too, but the workbench's user can act on it.
  if (thrown instanceof EffectFailure) return refusal(500, 'time-rule')
  if (!(thrown instanceof Refusal)) return undefined
  const response = responseTo(thrown)
  const { msg = response.body['msg'], code = 'rule' } = thrown.detail
  return {
    status: response.status,
    body: { error: String(msg), code, ...response.body },
  }
}
