import type { HandsFault } from '../../../../contract/phone-hands.ts'
import type { ActionOf, PageAction } from '../../../../contract/storyline/actions.ts'
import type { ShownExpectation } from '../../../../contract/storyline/expectations.ts'
import { currentCopy } from '../language.ts'
import { elementText } from '../recording/step-text.ts'
import { handsCopy } from './hands-copy.ts'

/** An action that the page of a phone makes. */
export type OnPage = Exclude<PageAction, ActionOf<'openMail' | 'network'>>

/**
 * Says why hands on a page failed.
 * @param wanted what they looked for, in words
 */
export function faultText({ reason, there, page }: HandsFault, wanted: string): string {
  const words = currentCopy(handsCopy)
  const text = words.faults[reason](wanted, there)
  return page === '' ? text : words.onPage(text, page)
}

/** What an action or an expectation looks for, in words. */
export function wantedText(wanted: OnPage | ShownExpectation): string {
  const words = currentCopy(handsCopy)
  if ('press' in wanted) return elementText(wanted.press)
  if ('key' in wanted) return wanted.on ? elementText(wanted.on) : ''
  if ('type' in wanted) return elementText(wanted.type)
  if ('choose' in wanted) return elementText(wanted.choose)
  if ('upload' in wanted) return elementText(wanted.upload)
  if ('element' in wanted) return elementText(wanted.element)
  if ('fillCard' in wanted) return words.cardFields
  return 'text' in wanted ? words.quoted(wanted.text) : ''
}
