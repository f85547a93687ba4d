import type { ManProfile, WomanProfile } from '../../../../contract/calls/partner.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { choicesOfPreference, preferences } from '../../../../contract/enums/preferences.ts'
import {
  contactAnswers,
  masochismLevels,
  messageAnswers,
  sadismLevels,
} from '../../../../contract/enums/profile-choices.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'

/** Four choices run from wish to refusal. Positions up to this one are wishes; the third follows the partner. */
const lastWish = 1
const follows = 2
const refusal = 3

/** Result of comparing two answers: both agree, one wishes what the other refuses, or neither. */
export type Agreement = 'agrees' | 'conflicts' | 'open'

/** Compares two positions of a preference; -1 means unanswered. Two refusals also agree. */
export function preferenceAgreement(one: number, other: number): Agreement {
  if (one === -1 || other === -1) return 'open'
  if (one === refusal && other === refusal) return 'agrees'
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  if (low > lastWish) return 'open'
  return high === refusal ? 'conflicts' : 'agrees'
}

/** Compares two complementary scales, his S and her M. Neighbouring positions agree, opposite ends conflict. */
export function scaleAgreement(one: number, other: number): Agreement {
  if (one === -1 || other === -1) return 'open'
  const apart = Math.abs(one - other)
  return apart <= 1 ? 'agrees' : apart === refusal ? 'conflicts' : 'open'
}

/** Returns the agreement of each preference by wire name, as listed on the profile of `shown` (L-1, L-2). */
export function agreements(man: ManProfile, woman: WomanProfile, shown: Sex): ReadonlyMap<string, Agreement> {
  const leads = scaleAgreement(
    sadismLevels[1].indexOf(man.your_sadism),
    masochismLevels[2].indexOf(woman.your_masochism),
  )
  const follows = scaleAgreement(
    masochismLevels[1].indexOf(man.your_masochism),
    sadismLevels[2].indexOf(woman.your_sadism),
  )
  return new Map<string, Agreement>([
    ...preferences.map(({ name }): [string, Agreement] => [
      name,
      preferenceAgreement(
        choicesOfPreference(name, 1).indexOf(man[name]),
        choicesOfPreference(name, 2).indexOf(woman[name]),
      ),
    ]),
    ['your_sadism', shown === 1 ? leads : follows],
    ['your_masochism', shown === 1 ? follows : leads],
  ])
}

const wishFields = ['your_pre_tel', 'your_pre_photo', 'your_pre_contact'] as const
export type WishField = (typeof wishFields)[number]
export type MeetingAnswers = Pick<ManProfile | WomanProfile, 'your_freetimes' | 'your_pre_dm' | WishField>

export interface MeetingRow {
  readonly agrees: boolean
  readonly text: string
}

const answers: readonly (readonly string[])[] = [contactAnswers[1], contactAnswers[2]]
const placeOf = (answer: string) => Math.max(...answers.map((of) => of.indexOf(answer)))

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
  const wants = (answer: string) => placeOf(answer) !== -1 && placeOf(answer) <= lastWish
  return wishFields.filter((field) => wants(one[field]) && wants(other[field]))
}

const copy = profileCopy.common

/** Compares the answered questions about the time before a meeting, agreements first (D-105, D-106). */
export function meetingRows(own: MeetingAnswers, partner: MeetingAnswers): readonly MeetingRow[] {
  const times = commonTimes(own, partner)
  const rows: (MeetingRow | null)[] = [
    times.length > 0
      ? { agrees: true, text: copy.times(times.join('・')) }
      : own.your_freetimes.length > 0 && partner.your_freetimes.length > 0
        ? { agrees: false, text: copy.noTimes(partner.your_freetimes.join('・')) }
        : null,
    ...wishFields.map((field) => wishRow(field, own[field], partner[field])),
    messageRow(own.your_pre_dm, partner.your_pre_dm),
  ]
  return agreeingFirst(rows.filter((row) => row !== null))
}

const agreeingFirst = (rows: readonly MeetingRow[]) =>
  rows.toSorted((one, other) => Number(other.agrees) - Number(one.agrees))

function wishRow(field: WishField, own: string, partner: string): MeetingRow | null {
  const [one, other] = [placeOf(own), placeOf(partner)]
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
  const apart = Math.min(one, other) <= lastWish && Math.max(one, other) === refusal
  return { agrees: !apart, text: copy.messages.partner(partner) }
}

/** Number of agreeing and split preferences, and their total. Null when one member has answered none. */
export interface PreferenceScore {
  readonly agreeing: number
  readonly split: number
  readonly all: number
}

/** Whether a member has answered any preference. Without answers, no comparison is possible. */
export const answersPreferences = (profile: ManProfile | WomanProfile): boolean =>
  preferences.some(({ name }) => profile[name] !== '')

export function preferenceScore(man: ManProfile, woman: WomanProfile, shown: Sex): PreferenceScore | null {
  if (!answersPreferences(man) || !answersPreferences(woman)) return null
  const kinds = [...agreements(man, woman, shown).values()]
  return {
    agreeing: kinds.filter((kind) => kind === 'agrees').length,
    split: kinds.filter((kind) => kind === 'conflicts').length,
    all: kinds.length,
  }
}

/** Adds the rows of preferences to the rows of a meeting, agreements first. */
export function withScore(rows: readonly MeetingRow[], score: PreferenceScore | null): readonly MeetingRow[] {
  if (score === null) return rows
  const split = score.split > 0 ? [{ agrees: false, text: copy.split(score.split) }] : []
  return agreeingFirst([...rows, { agrees: true, text: copy.preferences(score.agreeing, score.all) }, ...split])
}

/** Returns the agreement line with its reasons, in parts; empty when there is nothing to say (D-106). */
export function agreementParts(score: PreferenceScore | null, rows: readonly MeetingRow[]): readonly string[] {
  const meeting = rows.filter(({ agrees }) => agrees).length
  return [
    ...(score ? [copy.score(score.agreeing, score.all)] : []),
    ...(score && score.split > 0 ? [copy.toCheck(score.split)] : []),
    ...(rows.length > 0 ? [copy.meeting(meeting, rows.length)] : []),
  ]
}
