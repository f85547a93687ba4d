import { cancelReasonTextMaxLength, otherCancelReason } from '../../../../contract/enums/cancel-reasons.ts'
import { countCharacters } from '../../../../contract/rules/texts.ts'

/** Whether the survey may be left: it is optional, and the text of その他, which may be empty, is under 101 characters (QUIT-11, QUIT-12, QUIT-23). */
export function canGoOn(reason: string, text: string): boolean {
  return reason !== otherCancelReason || countCharacters(text) <= cancelReasonTextMaxLength
}
