import { chatTextFault } from '../../../../contract/rules/texts.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'

const refusals = { blank: null, address: chatCopy.urlRefused, 'too-long': chatCopy.tooLong } as const

/** Why a text cannot be sent, or null: the server would drop it without a word (CHAT-11, CHAT-18, WS-01). */
export function refuseText(text: string): string | null {
  const fault = chatTextFault(text)
  return fault && refusals[fault]
}
