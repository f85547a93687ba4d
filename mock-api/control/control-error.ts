import type { ControlCode } from '../../src/contract/control/define-control.ts'
import { answerTo, type RefusedAnswer } from '../api/refusals.ts'
import { EffectFailure } from '../engine/clock/effect.ts'
import { StoreError } from '../engine/store/store-error.ts'
import { CapsuleError } from '../tools/capsule/capsule-error.ts'
import { HandsetError } from '../tools/handset/handset.ts'
import { BackendError } from '../tools/proxy/backend.ts'
import { Refusal } from '../world/refusal.ts'

type ErrorStatus = 400 | 404 | 409 | 422

const usualCodes: Readonly<Record<ErrorStatus, ControlCode>> = {
  400: 'not-json',
  404: 'unknown',
  409: 'state',
  422: 'fields',
}

/** A control call that cannot be done, with a status and one line that says why and what to do. */
export class ControlError extends Error {
  override readonly name = 'ControlError'

  constructor(
    readonly status: ErrorStatus,
    message: string,
    /** What programs and the workbench go by. */
    readonly code: ControlCode = usualCodes[status],
  ) {
    super(message)
  }
}

interface Refused {
  readonly status: ControlError['status'] | RefusedAnswer['status'] | 500
  readonly body: { readonly error: string; readonly code?: ControlCode; readonly [field: string]: unknown }
}

/** Status and body for what a control call threw; undefined for a defect, whose words are for the log only. */
export function controlRefusalOf(thrown: Error): Refused | undefined {
  const told = (status: Refused['status'], code: ControlCode): Refused => ({
    status,
    body: { error: thrown.message, code },
  })
  if (thrown instanceof ControlError) return told(thrown.status, thrown.code)
  if (thrown instanceof BackendError) return told(422, 'backend-address')
  if (thrown instanceof CapsuleError) return told(422, 'capsule')
  if (thrown instanceof HandsetError) return told(409, thrown.code)
  if (thrown instanceof StoreError) return told(409, 'store')
  // A defect too, but the workbench's own user is the one who can do something about it.
  if (thrown instanceof EffectFailure) return told(500, 'time-rule')
  if (!(thrown instanceof Refusal)) return undefined
  const answer = answerTo(thrown)
  return {
    status: answer.status,
    body: { error: String(thrown.detail.msg ?? answer.body['msg']), ...answer.body },
  }
}
