import { chatMessageMaxLength } from '../../../../contract/enums/profile-limits.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'

/** The last so many characters are counted on screen. */
const nearEnd = 100

/** How long a text is once it comes near the limit of a message; undefined before that. */
export function lengthCounter(text: string): { text: string; over: boolean } | undefined {
  const length = Array.from(text).length
  if (length < chatMessageMaxLength - nearEnd) return undefined
  return { text: chatCopy.length(length, chatMessageMaxLength), over: length > chatMessageMaxLength }
}
