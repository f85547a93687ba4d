import type { ManProfile, WomanProfile } from '../../../../../contract/calls/partner.ts'
import { contactAnswers, type MeetingField } from '../../../../../contract/enums/profile-choices.ts'

/** Of the four contact answers, the first two say that one wants it. */
const wanting: readonly string[] = [...contactAnswers[1].slice(0, 2), ...contactAnswers[2].slice(0, 2)]
const wishFields = [
  'your_pre_tel',
  'your_pre_photo',
  'your_pre_contact',
] as const satisfies readonly MeetingField[]

type WishField = (typeof wishFields)[number]

export interface CommonGround {
  /** When both have time. */
  readonly times: readonly string[]
  /** What both want before they meet. */
  readonly wishes: readonly WishField[]
}

type Answers = Pick<ManProfile | WomanProfile, 'your_freetimes' | WishField>

/** What two members said alike about the time until they meet. */
export function commonGround(one: Answers, other: Answers): CommonGround {
  return {
    times: one.your_freetimes.filter((time) => other.your_freetimes.includes(time)),
    wishes: wishFields.filter((field) => [one, other].every((answers) => wanting.includes(answers[field]))),
  }
}
