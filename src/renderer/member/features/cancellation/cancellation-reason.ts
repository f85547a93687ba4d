import {
  cancelReasons,
  cancelReasonTextMaxLength,
  otherCancelReason,
} from '../../../../contract/enums/cancel-reasons.ts'
import { countCharacters } from '../../../../contract/rules/texts.ts'

/** Why someone cancels; `text` belongs to その他 and is '' with every other reason (CANCEL-20, CANCEL-21). */
export interface CancellationReason {
  readonly reason: string
  readonly text: string
}

/** What step 3 begins with each time the member goes there: the first option (CANCEL-19, CANCEL-26). */
export function firstReason(sex: 1 | 2): CancellationReason {
  return { reason: cancelReasons[sex][0], text: '' }
}

/** The choice that a reload or a login that ran out interrupted; null when nothing was kept. */
export function readReason(kept: unknown, sex: 1 | 2): CancellationReason | null {
  if (typeof kept !== 'object' || kept === null || !('reason' in kept) || !('text' in kept)) return null
  const reason = cancelReasons[sex].find((known) => known === kept.reason)
  return reason !== undefined && typeof kept.text === 'string' ? { reason, text: kept.text } : null
}

/** Another choice; only その他 has a text (CANCEL-20). */
export function chooseReason(before: CancellationReason, reason: string): CancellationReason {
  return { reason, text: reason === otherCancelReason ? before.text : '' }
}

export const isTooLong = (text: string): boolean => countCharacters(text) > cancelReasonTextMaxLength

/** Whether step 3 may be left: その他 needs 1 to 100 characters that are not all blank (CANCEL-25, CANCEL-29, CANCEL-30). */
export function isReasonComplete({ reason, text }: CancellationReason): boolean {
  if (reason === '') return false
  return reason !== otherCancelReason || (text.trim() !== '' && !isTooLong(text))
}
