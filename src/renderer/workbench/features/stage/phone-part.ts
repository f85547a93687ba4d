import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import type { PhoneState } from '../../hub/phone-state.ts'

/** What the parts of a phone on the stage are drawn from. */
export interface PhonePart {
  name: PhoneName
  state: PhoneState
}
