import type { HandsFault } from '../../../../contract/phone-messages.ts'
import { currentCopy } from '../language.ts'
import { handsCopy } from './hands-copy.ts'

/**
 * Says why hands on a page failed.
 *
 * @param thing what they looked for, in words
 */
export function faultText({ reason, there, page }: HandsFault, thing: string): string {
  const words = currentCopy(handsCopy)
  const text = words.faults[reason](thing, there)
  return page === '' ? text : words.onPage(text, page)
}
