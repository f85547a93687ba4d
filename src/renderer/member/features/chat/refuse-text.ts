import { chatMessageMaxLength } from '../../../../contract/enums/profile/text-limits.ts'
import { containsUrl } from '../../../../contract/rules/contains-url.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'

/** Why a text cannot be sent, or null: the server would drop it without a word (CHAT-11, CHAT-18, WS-01). */
export function refuseText(text: string): string | null {
  if (containsUrl(text)) return chatCopy.urlRefused
  return Array.from(text).length > chatMessageMaxLength ? chatCopy.tooLong : null
}
