import { countCharacters } from '../../../../contract/rules/characters.ts'
import { chatTextFault } from '../../../../contract/rules/chat-text.ts'
import { chatMessageMaxLength } from '../../../../contract/rules/text-limits.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'

/** Number of remaining characters from which the counter is shown. */
const nearEnd = 100

/** Returns the length of a text near the limit of a message, else undefined. */
export function lengthCounter(text: string): { text: string; over: boolean } | undefined {
  const length = countCharacters(text)
  if (length < chatMessageMaxLength - nearEnd) return undefined
  return { text: chatCopy.length(length, chatMessageMaxLength), over: length > chatMessageMaxLength }
}

const refusals = { blank: null, address: chatCopy.urlRefused, 'too-long': chatCopy.tooLong } as const

/** Returns why a text cannot be sent, or null; the server would drop it silently (CHAT-11, CHAT-18, WS-01). */
export function refuseText(text: string): string | null {
  const fault = chatTextFault(text)
  return fault && refusals[fault]
}
