import { type ControlCode, statusOfCode } from '../../../src/contract/control/codes.ts'
import { type PlacedReason, placedText } from '../../../src/contract/rules/file-reasons.ts'
import { StorylineError } from '../../../src/contract/storyline/storyline-error.ts'
import { type RefusalBody, type RefusalResponse, responseTo, textOf } from '../../api/refusals.ts'
import { EffectFailure } from '../../engine/clock/effect.ts'
import { StoreError } from '../../engine/store/store-error.ts'
import { CapsuleError } from '../../tools/capsule/capsule-error.ts'
import { HandsetError } from '../../tools/handset/handset.ts'
import { BackendError } from '../../tools/proxy/backend.ts'
import { Refusal } from '../../world/refusal.ts'
import { ControlError } from '../control-error.ts'

interface ControlRefusalBody {
  /** One line: why, and what to do. */
  readonly error: string
  readonly code: ControlCode
  /** More about it; the place and kind of a file's fault as text. */
  readonly detail?: string
  readonly fileReason?: PlacedReason
}

interface ControlRefusal {
  readonly status: ReturnType<typeof statusOfCode> | RefusalResponse['status'] | 500
  /** The body of a rule's refusal is part of it. */
  readonly body: ControlRefusalBody & RefusalBody
}

/** Returns status and body for a thrown error; undefined for a defect, whose text is for the log only. */
export function controlRefusalOf(thrown: Error): ControlRefusal | undefined {
  const refusal = (
    status: ControlRefusal['status'],
    code: ControlCode,
    detail?: string | PlacedReason,
  ): ControlRefusal => ({ status, body: { error: thrown.message, code, ...detailFields(detail) } })
  if (thrown instanceof ControlError) return refusal(statusOfCode(thrown.code), thrown.code, thrown.detail)
  if (thrown instanceof BackendError) return refusal(statusOfCode('backend-address'), 'backend-address')
  if (thrown instanceof CapsuleError) return refusal(422, thrown.code, thrown.reason)
  if (thrown instanceof StorylineError) return refusal(422, thrown.code, thrown.reason)
  if (thrown instanceof HandsetError) return refusal(statusOfCode(thrown.code), thrown.code)
  if (thrown instanceof StoreError) return refusal(409, 'store')
  // A defect too, but the workbench's user can act on it.
  if (thrown instanceof EffectFailure) return refusal(500, 'time-rule')
  return thrown instanceof Refusal ? ruleRefusal(thrown) : undefined
}

/** A rule's refusal: the body that the service sends, with the code and the text of the control API. */
function ruleRefusal(thrown: Refusal): ControlRefusal {
  const { status, body } = responseTo(thrown)
  const { msg = textOf(body), code = 'rule' } = thrown.detail
  return { status, body: { error: msg, code, ...body } }
}

function detailFields(detail: string | PlacedReason | undefined): Pick<ControlRefusalBody, 'detail' | 'fileReason'> {
  if (detail === undefined) return {}
  return typeof detail === 'string' ? { detail } : { detail: placedText(detail), fileReason: detail }
}
