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
