import { FemaleStatus, type Rank } from '../../../../src/contract/enums/member.ts'
import { localOrigin, phoneHost, portMark } from '../../../../src/contract/rules/hosts.ts'
import { menPlanIds, premiumPlanId } from '../../../../src/contract/rules/plans.ts'
import { adultAge, ageOn } from '../../../features/age-document/age-verdict.ts'
import { mailConfirmation } from '../../../features/auth/confirmation.ts'
import { setMemberStatus } from '../../../features/operator/operator.ts'
import { handIn, sendBack } from '../people/age-documents.ts'
import { reachStatus } from '../people/onboarding.ts'
import { endSubscription, leave, subscribe } from '../people/plans.ts'
import type { ProfileOptions } from '../people/profiles.ts'
import { buyLikes } from '../people/purchases.ts'
import { climbTo, haveRank } from '../people/ranks.ts'
import type { Fullness } from '../people/texts.ts'
import { days, hours } from '../time-spans.ts'
import { type Arrange, fillIn, finishGuide, socialAccountOf, type Persona, signUp, verifyAge } from './persona.ts'

/** Submits a document this long ago; its decision is pending (D-14). */
export const underReview =
  (agoMs: number): Arrange =>
  (persona) => {
    const { town, faker, person } = persona
    signUp(persona, days(1))
    fillIn(persona, { form: 'whole', text: 'medium', account: socialAccountOf(persona) }, 2)
    finishGuide(persona)
    handIn(town, faker, person, town.now - agoMs)
  }

/** Women before their first recommendation. */
export const womenJoining = {
  // Only a confirmed address.
  'woman-new': (persona) => signUp(persona, hours(2)),

  'woman-review': underReview(hours(3)),

  'woman-resubmit': (persona) => {
    const { town, faker, person } = persona
    signUp(persona, days(3))
    fillIn(persona, { form: 'whole', text: 'short', account: socialAccountOf(persona) }, 1)
    finishGuide(persona)
    handIn(town, faker, person, town.now - days(2))
    sendBack(town, person, town.now - days(2) + hours(7))
  },

  'woman-tutorial': (persona) => {
    signUp(persona, days(40))
    fillIn(persona, { form: 'whole', text: 'medium', account: socialAccountOf(persona) }, 3)
    verifyAge(persona)
  },
} satisfies Record<string, Arrange>

/** A verified woman at this status, past the tutorial (D-34). */
function regularWoman(
  persona: Persona,
  status: Exclude<FemaleStatus, 0 | 1>,
  accountMs: number,
  text: Fullness = 'medium',
  account: { readonly instagram?: string; readonly tiktok?: string } = {},
): void {
  const { town, person } = persona
  signUp(persona, accountMs)
  fillIn(persona, { form: 'whole', text, account: { ...socialAccountOf(persona), ...account } }, 3)
  finishGuide(persona)
  verifyAge(persona)
  // Late enough for recommendations of today.
  reachStatus(town, person, status, town.now - hours(10))
}

/** Verified women, one of each status. */
export const womenRegular = {
  woman: (persona) => {
    const { town, person } = persona
    regularWoman(persona, FemaleStatus.active, days(210), 'long', { instagram: 'akari.yoi', tiktok: 'akari_yoi' })
    town.world.members.update(person.id, { twitterAccountNo: 2 })
    // One pack has expired, one expires in eight days, one is new (D-16).
    buyLikes(town, person, 10, town.now - days(195))
    buyLikes(town, person, 10, town.now - days(172))
    buyLikes(town, person, 30, town.now - days(40))
  },

  'woman-premium': (persona) => {
    const { town, person } = persona
    regularWoman(persona, FemaleStatus.active, days(120), 'long')
    const startedAt = town.now - days(70)
    town.does(person, startedAt, (world, me, ctx) => void setMemberStatus(world, me, { listed: true }, ctx))
    subscribe(town, person, premiumPlanId, startedAt)
    buyLikes(town, person, 50, town.now - hours(5))
  },

  'woman-paused': (persona) => regularWoman(persona, FemaleStatus.paused, days(150)),
  'woman-no-dm': (persona) => regularWoman(persona, FemaleStatus.messagesClosed, days(60)),
  'woman-no-social': (persona) => regularWoman(persona, FemaleStatus.noSocialAccount, days(60)),
  'woman-ready': (persona) => regularWoman(persona, FemaleStatus.ready, days(45)),
} satisfies Record<string, Arrange>

/** A man on the ladder: verified and paid, so that he can take every step (D-32). */
function climbing(persona: Persona, rank: 'G' | 'F' | 'E', text: 'none' | 'short'): void {
  const { town, person } = persona
  signUp(persona, days(42))
  fillIn(persona, { form: text === 'none' ? 'basics' : 'whole', text }, text === 'none' ? 0 : 1)
  verifyAge(persona)
  subscribe(town, person, menPlanIds[3], town.now - days(40))
  climbTo(town, person, rank)
}

/** Men before their first recommendation. */
export const menJoining = {
  // Only a confirmed address; rank H.
  'man-h': (persona) => signUp(persona, hours(1)),
  'man-g': (persona) => climbing(persona, 'G', 'none'),
  'man-f': (persona) => climbing(persona, 'F', 'none'),
  'man-e': (persona) => climbing(persona, 'E', 'short'),

  'man-no-document': (persona) => {
    signUp(persona, days(2))
    fillIn(persona, { form: 'basics', text: 'none' }, 1)
  },

  'man-unpaid': (persona) => {
    signUp(persona, days(3))
    fillIn(persona, { form: 'basics', text: 'none' }, 2)
    verifyAge(persona)
  },
} satisfies Record<string, Arrange>

/** A verified man of a regular rank with a complete profile. */
function regularMan(persona: Persona, rank: Rank, accountMs: number, account: ProfileOptions['account'] = {}): void {
  const { town, person } = persona
  signUp(persona, accountMs)
  const whole = { form: 'whole', text: 'long', appealPoints: 3 } as const
  fillIn(persona, { ...whole, account: { ...socialAccountOf(persona), ...account } }, 3)
  verifyAge(persona)
  haveRank(town, person, rank, person.verifiedAt)
}

/** Sets the time until the first renewal, which his card declines (D-15). */
export const declining =
  (inMs: number): Arrange =>
  (persona) => {
    const { town, person } = persona
    regularMan(persona, 'D', days(32))
    subscribe(town, person, menPlanIds[1], town.now - days(31) + inMs, 'declined-at-renewal')
  }

/** Men past the ladder. */
export const menRegular = {
  man: (persona) => {
    const { town, person } = persona
    regularMan(persona, 'C', days(150), { instagram: 'haruto.evening' })
    subscribe(town, person, menPlanIds[1], town.now - days(100))
    buyLikes(town, person, 30, town.now - days(20))
  },

  // A former member who keeps the rank and is offered the campaign (PAY-33).
  'man-listed': (persona) => {
    const { town, person } = persona
    const endedAt = town.now - days(1)
    regularMan(persona, 'B', days(200))
    subscribe(town, person, menPlanIds[1], town.now - days(170))
    endSubscription(town, person, 'マッチンした女性と会うまで至らなかった', endedAt)
    town.does(person, endedAt, (world, me, ctx) => void setMemberStatus(world, me, { listed: true }, ctx))
  },

  'man-declining': declining(days(2) + hours(4)),

  // Most of his matches come with his rank, as for every man (L-9).
  'man-sss': (persona) => {
    const { town, person } = persona
    regularMan(persona, 'SSS', days(239))
    subscribe(town, person, menPlanIds[12], town.now - days(236))
  },
} satisfies Record<string, Arrange>

/** Origin of the link in the one seeded mail. */
const appOrigin = localOrigin(phoneHost('a'), portMark)

/** Personas who cannot log in. */
export const edgeCases = {
  // Only the document date decides; the account never had a profile (D-14, D-37).
  minor: (persona) => {
    const { town, faker, person, entry } = persona
    signUp(persona, days(4))
    const birthDate = minorsBirthDate(entry.documentBirthDate, town.today)
    handIn(town, faker, person, town.now - days(4) + hours(1), { birthDate })
  },

  inactive: (persona) => {
    const { town, person } = persona
    signUp(persona, days(130))
    fillIn(persona, { form: 'whole', text: 'medium', account: socialAccountOf(persona) }, 2)
    finishGuide(persona)
    verifyAge(persona)
    reachStatus(town, person, FemaleStatus.active, town.now)
    leave(town, person, 'マッチンした男性となかなか会えなかった', town.now - days(6))
  },

  unconfirmed: (persona) => {
    const { town, person } = persona
    signUp(persona, hours(2))
    town.world.members.update(person.id, { confirmedAt: null, updatedAt: person.createdAt })
    town.does(person, person.createdAt, (world, me, ctx) => mailConfirmation(world, me, appOrigin, ctx))
  },
} satisfies Record<string, Arrange>

/** Age of the minor when the date of the fixture no longer gives one. */
const minorsAge = 15

/** Returns the date of the fixture, or that of a minor when that person is an adult by now. */
function minorsBirthDate(fixed: string | null, today: string): string {
  if (fixed !== null && fixed <= today && ageOn(fixed, today) < adultAge) return fixed
  return `${Number(today.slice(0, 4)) - minorsAge}-01-01`
}
