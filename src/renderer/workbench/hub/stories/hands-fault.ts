import type { HandsFault } from '../../../../contract/phone-hands.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import type { ActionOf, PageAction } from '../../../../contract/storyline/actions.ts'
import type { StoryElement } from '../../../../contract/storyline/element.ts'
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
export function handsFaultText({ reason, there, page }: HandsFault, wanted: string): string {
  const words = currentCopy(handsCopy)
  const text = words.faults[reason](wanted, there)
  return page === '' ? text : words.onPage(text, page)
}

type ElementKey = 'press' | 'on' | 'type' | 'choose' | 'upload' | 'element'
/** An action or an expectation, with its element under one of the keys. */
type WithElement = Readonly<Partial<Record<ElementKey, StoryElement | undefined>> & { phone: PhoneName }>

/** Words of a fault that names no element: going back, or a key for the whole page. */
const noWords = ''

/** What an action or an expectation looks for, in words. */
export function wantedText(wanted: OnPage | ShownExpectation): string {
  const words = currentCopy(handsCopy)
  const { press, on, type, choose, upload, element }: WithElement = wanted
  const named = press ?? on ?? type ?? choose ?? upload ?? element
  if (named) return elementText(named)
  if ('fillCard' in wanted) return words.cardFields
  return 'text' in wanted ? words.quoted(wanted.text) : noWords
}
