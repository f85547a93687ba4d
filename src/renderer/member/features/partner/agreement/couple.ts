import type { ManProfile, WomanProfile } from '../../../../../contract/calls/partner.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { meetingRows } from './meeting.ts'
import { type Pair, preferenceScore } from './preferences.ts'

/** A partner's profile beside the own one. `sex` is the viewer's. */
export type Couple =
  | { readonly sex: typeof Sex.woman; readonly profile: ManProfile; readonly own: WomanProfile }
  | { readonly sex: typeof Sex.man; readonly profile: WomanProfile; readonly own: ManProfile }

export const pairOf = ({ sex, profile, own }: Couple): Pair =>
  sex === Sex.woman
    ? { man: profile, woman: own, shownSex: Sex.man }
    : { man: own, woman: profile, shownSex: Sex.woman }

/** What the two agree and differ in: rows about the time before a meeting, and the score of preferences. */
export const comparison = (couple: Couple) => ({
  rows: meetingRows(couple.own, couple.profile),
  score: preferenceScore(pairOf(couple)),
})
