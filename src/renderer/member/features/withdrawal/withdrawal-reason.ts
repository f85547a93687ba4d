import { cancelReasonTextMaxLength, otherCancelReason } from '../../../../contract/enums/cancel-reasons.ts'
import { countCharacters } from '../../../../contract/rules/text-length.ts'

/** Whether the reason may be sent: one is chosen, and the text of その他, which may be empty, is under 101 characters (QUIT-11, QUIT-12, QUIT-23). */
export function canSend(reason: string, text: string): boolean {
  if (reason === '') return false
  return reason !== otherCancelReason || countCharacters(text) <= cancelReasonTextMaxLength
}
