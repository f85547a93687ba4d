import { answerTo, type RefusedAnswer } from '../api/refusals.ts'
import { EffectFailure } from '../engine/clock/effect-failure.ts'
import { StoreError } from '../engine/store/store-error.ts'
import { BackendError } from '../proxy/backend.ts'
import { Refusal } from '../world/refusal.ts'

/** A control call that cannot be done, with a status and one line that says why and what to do. */
export class ControlError extends Error {
  override readonly name = 'ControlError'

  constructor(
    readonly status: 400 | 404 | 409 | 422,
    message: string,
  ) {
    super(message)
  }
}

interface Refused {
  readonly status: ControlError['status'] | RefusedAnswer['status'] | 500
  readonly body: { readonly error: string; readonly [field: string]: unknown }
}

/** Status and body for what a control call threw; undefined for a defect, whose words are for the log only. */
export function controlRefusalOf(thrown: Error): Refused | undefined {
  const body = { error: thrown.message }
  if (thrown instanceof ControlError) return { status: thrown.status, body }
  if (thrown instanceof BackendError) return { status: 422, body }
  if (thrown instanceof StoreError) return { status: 409, body }
  // A defect too, but the workbench's own user is the one who can do something about it.
  if (thrown instanceof EffectFailure) return { status: 500, body }
  if (!(thrown instanceof Refusal)) return undefined
  const answer = answerTo(thrown)
  return {
    status: answer.status,
    body: { error: String(thrown.detail.msg ?? answer.body['msg']), ...answer.body },
  }
}
