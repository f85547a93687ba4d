import * as z from 'zod/mini'
import { cancelReasons, otherCancelReason } from '../../../../contract/enums/cancellation.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { countCharacters } from '../../../../contract/rules/characters.ts'
import { cancelReasonTextMaxLength } from '../../../../contract/rules/text-limits.ts'

/** Reason of a cancellation. `text` belongs to その他 and is '' for every other reason (CANCEL-20, CANCEL-21). */
export interface CancellationReason {
  readonly reason: string
  readonly text: string
}

/** Returns the initial choice of step 3: the first option (CANCEL-19, CANCEL-26). */
export function firstReason(sex: Sex): CancellationReason {
  return { reason: cancelReasons[sex][0], text: '' }
}

/** Restores the choice after a reload or an expired login. Returns null when nothing valid was stored. */
export function readReason(stored: unknown, sex: Sex): CancellationReason | null {
  const read = z.object({ reason: z.enum(cancelReasons[sex]), text: z.string() }).safeParse(stored)
  return read.success ? read.data : null
}

/** Changes the reason. Clears the text unless the reason is その他 (CANCEL-20). */
export function chooseReason(before: CancellationReason, reason: string): CancellationReason {
  return { reason, text: reason === otherCancelReason ? before.text : '' }
}

export const isTooLong = (text: string): boolean => countCharacters(text) > cancelReasonTextMaxLength

/** Whether step 3 is complete: その他 needs 1 to 100 characters, not all blank (CANCEL-25, CANCEL-29, CANCEL-30). */
export function isReasonComplete({ reason, text }: CancellationReason): boolean {
  if (reason === '') return false
  return reason !== otherCancelReason || (text.trim() !== '' && !isTooLong(text))
}

/** Step numbers in display order (D-42, CANCEL-14). The final step 5 follows the password of step 6. */
export const cancellationOrder = [1, 2, 3, 4, 6, 5] as const
export type CancellationStep = (typeof cancellationOrder)[number]

/** Reads the step from the query. Defaults to 1 when missing or invalid (CANCEL-01 to CANCEL-04). */
export function readStep(params: URLSearchParams): CancellationStep {
  const value = params.get('step')
  return cancellationOrder.find((step) => String(step) === value) ?? 1
}

/** Returns the target of a step's back button, or null when it has none (CANCEL-15 to CANCEL-18). */
export function backTarget(step: CancellationStep): string | null {
  if (step === 5) return null
  const before = cancellationOrder[cancellationOrder.indexOf(step) - 1]
  return before === undefined ? '/payment_information' : stepPath(before)
}

export function stepPath(step: CancellationStep): string {
  return `/payment_cancellation?step=${step}`
}

/** History state of the last step: the id of the member who has cancelled. An address opened by hand has none. */
export interface CancelledState {
  readonly cancelledBy: number
}

/** Whether a history entry of the last step follows a cancellation of this member, also after a reload. */
export function isCancelledBy(state: unknown, memberId: number): boolean {
  return z.object({ cancelledBy: z.literal(memberId) }).safeParse(state).success
}
