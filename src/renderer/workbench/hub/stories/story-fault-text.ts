import type { StoryFault } from '../../../../contract/storyline/faults.ts'
import { currentCopy } from '../language.ts'
import { storyFaultCopy } from './copy.ts'

/** Says why an action of a story failed, or an expectation does not hold. */
export function storyFaultText(fault: StoryFault): string {
  const words = currentCopy(storyFaultCopy)
  switch (fault.code) {
    case 'no-call':
      return words.noCall(fault.call, fault.there)
    case 'status':
      return words.status(fault.call, fault.found, fault.expected)
    case 'value':
      return words.value(fault.call, fault.place, fault.found, fault.expected)
    case 'no-mail':
      return words.noMail(fault.to, fault.subject, fault.there)
    case 'nobody':
      return words.nobody(fault.person)
    case 'not-met':
      return words.notMet(fault.one, fault.other)
    case 'said':
      return fault.text
  }
}
