import { otherCancelReason } from '../../../../contract/enums/cancellation.ts'
import { countCharacters } from '../../../../contract/rules/characters.ts'
import { cancelReasonTextMaxLength } from '../../../../contract/rules/text-limits.ts'

/** Whether the text of その他 has more than 100 characters (QUIT-12). */
export const isReasonTooLong = (text: string): boolean => countCharacters(text) > cancelReasonTextMaxLength

/** Whether a reason is chosen, with a text that fits; only その他 has one, which is optional (QUIT-11, QUIT-23, D-137). */
export function isReasonComplete(reason: string, text: string): boolean {
  if (reason === '') return false
  return reason !== otherCancelReason || !isReasonTooLong(text)
}
