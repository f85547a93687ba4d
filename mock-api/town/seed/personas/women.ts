import { FemaleStatus } from '../../../../src/contract/enums/member.ts'
import { premiumPlanId } from '../../../../src/contract/rules/plans.ts'
import { setMemberStatus } from '../../../features/operator/operator.ts'
import { handIn, sendBack } from '../people/age-documents.ts'
import { reachStatus, type VerifiedStatus } from '../people/female-status.ts'
import { subscribe } from '../people/plans.ts'
import { buyLikes } from '../people/purchases.ts'
import type { Fullness } from '../people/texts.ts'
import { days, hours } from '../time-spans.ts'
import { type Arrange, fillIn, finishGuide, type Persona, signUp, socialAccountOf, verifyAge } from './persona.ts'

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
  status: VerifiedStatus,
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
