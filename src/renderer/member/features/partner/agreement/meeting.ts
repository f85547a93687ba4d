import type { ManProfile, WomanProfile } from '../../../../../contract/calls/partner.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { ChoicePosition } from '../../../../../contract/enums/preferences.ts'
import { contactAnswers, messageAnswers } from '../../../../../contract/enums/profile-choices.ts'
import { profileCopy } from '../../../../lib/copy/profile.ts'
import type { PreferenceScore } from './preferences.ts'

const { lastWish, follows, refusal } = ChoicePosition

const wishFields = ['your_pre_tel', 'your_pre_photo', 'your_pre_contact'] as const
export type WishField = (typeof wishFields)[number]
export type MeetingAnswers = Pick<ManProfile | WomanProfile, 'your_freetimes' | 'your_pre_dm' | WishField>

export interface MeetingRow {
  readonly agrees: boolean
  readonly text: string
}

/** Position of an answer among the choices of either sex; -1 when there is none. */
const positionOf = (answer: string) =>
  Math.max(...[Sex.man, Sex.woman].map((sex) => contactAnswers[sex].findIndex((choice) => choice === answer)))

/** Times at which both members are free. */
export function commonTimes(
  one: Pick<MeetingAnswers, 'your_freetimes'>,
  other: Pick<MeetingAnswers, 'your_freetimes'>,
) {
  return one.your_freetimes.filter((time) => other.your_freetimes.includes(time))
}

/** Returns the wishes that both members have. An answer that follows the partner is no wish. */
export function commonWishes(
  one: Pick<MeetingAnswers, WishField>,
  other: Pick<MeetingAnswers, WishField>,
): readonly WishField[] {
  const wants = (answer: string) => positionOf(answer) !== -1 && positionOf(answer) <= lastWish
  return wishFields.filter((field) => wants(one[field]) && wants(other[field]))
}

const copy = profileCopy.common

/** Compares the answered questions about the time before a meeting, agreements first (D-105, D-106). */
export function meetingRows(own: MeetingAnswers, partner: MeetingAnswers): readonly MeetingRow[] {
  const rows = [
    timesRow(own, partner),
    ...wishFields.map((field) => wishRow(field, own[field], partner[field])),
    messageRow(own.your_pre_dm, partner.your_pre_dm),
  ]
  return agreeingFirst(rows.filter((row) => row !== null))
}

const agreeingFirst = (rows: readonly MeetingRow[]) =>
  rows.toSorted((one, other) => Number(other.agrees) - Number(one.agrees))

function timesRow(own: MeetingAnswers, partner: MeetingAnswers): MeetingRow | null {
  const times = commonTimes(own, partner)
  if (times.length > 0) return { agrees: true, text: copy.times(times.join('・')) }
  if (own.your_freetimes.length === 0 || partner.your_freetimes.length === 0) return null
  return { agrees: false, text: copy.noTimes(partner.your_freetimes.join('・')) }
}

function wishRow(field: WishField, own: string, partner: string): MeetingRow | null {
  const [one, other] = [positionOf(own), positionOf(partner)]
  if (one === -1 || other === -1) return null
  const text = copy.wish[field]
  if (one === refusal && other === refusal) return { agrees: true, text: text.without }
  if (Math.min(one, other) > lastWish) return null
  if (Math.max(one, other) === refusal) return { agrees: false, text: text.differs(partner) }
  return { agrees: true, text: Math.max(one, other) <= lastWish ? text.agrees : text.fits }
}

function messageRow(own: string, partner: string): MeetingRow | null {
  const known: readonly string[] = messageAnswers
  const [one, other] = [known.indexOf(own), known.indexOf(partner)]
  if (one === -1 || other === -1) return null
  // Two members who both follow the other have agreed on nothing.
  if (one === other) return one === follows ? null : { agrees: true, text: copy.messages.same(partner) }
  // A wish to write conflicts with few replies. An answer that follows the partner fits both.
  const conflicts = Math.min(one, other) <= lastWish && Math.max(one, other) === refusal
  return { agrees: !conflicts, text: copy.messages.partner(partner) }
}

/** Adds the rows of preferences to the rows of a meeting, agreements first. */
export function withScore(rows: readonly MeetingRow[], score: PreferenceScore | null): readonly MeetingRow[] {
  if (score === null) return rows
  const conflicts = score.conflicting > 0 ? [{ agrees: false, text: copy.conflicts(score.conflicting) }] : []
  return agreeingFirst([...rows, { agrees: true, text: copy.preferences(score.agreeing, score.all) }, ...conflicts])
}

/** Returns the agreement line with its reasons, in parts; empty when there is nothing to say (D-106). */
export function agreementParts(score: PreferenceScore | null, rows: readonly MeetingRow[]): readonly string[] {
  const agreeing = rows.filter(({ agrees }) => agrees).length
  return [
    ...(score ? [copy.score(score.agreeing, score.all)] : []),
    ...(score && score.conflicting > 0 ? [copy.toCheck(score.conflicting)] : []),
    ...(rows.length > 0 ? [copy.meeting(agreeing, rows.length)] : []),
  ]
}
