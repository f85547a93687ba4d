import { premiumPlanId } from '../../../../src/contract/enums/payment.ts'
import { setMemberStatus } from '../../../features/operator/operator.ts'
import { buyLikes } from '../meetings/likes.ts'
import { handIn, sendBack } from '../people/age-documents.ts'
import type { Fullness } from '../people/bios.ts'
import { reachStatus } from '../people/onboarding.ts'
import { subscribe } from '../people/plans.ts'
import { days, filled, guided, hours, onSocial, signedUp, verified, type Arrange, type Persona } from './persona.ts'

/** Submits a document this long ago; its decision is pending (D-14). */
export const underReview =
  (agoMs: number): Arrange =>
  (persona) => {
    const { town, faker, person } = persona
    signedUp(persona, days(1))
    filled(persona, { form: 'whole', text: 'medium', account: onSocial(persona) }, 2)
    guided(persona)
    handIn(town, faker, person, town.now - agoMs)
  }

/** Women before their first recommendation. */
export const womenJoining = {
  // Only a confirmed address.
  'woman-new': (persona) => signedUp(persona, hours(2)),

  'woman-review': underReview(hours(3)),

  'woman-resubmit': (persona) => {
    const { town, faker, person } = persona
    signedUp(persona, days(3))
    filled(persona, { form: 'whole', text: 'short', account: onSocial(persona) }, 1)
    guided(persona)
    handIn(town, faker, person, town.now - days(2))
    sendBack(town, person, town.now - days(2) + hours(7))
  },

  'woman-tutorial': (persona) => {
    signedUp(persona, days(40))
    filled(persona, { form: 'whole', text: 'medium', account: onSocial(persona) }, 3)
    verified(persona)
  },
} satisfies Record<string, Arrange>

/** A verified woman at this status, past the tutorial (D-34). */
function settled(
  persona: Persona,
  status: 2 | 3 | 4 | 5 | 6,
  accountMs: number,
  text: Fullness = 'medium',
  account: { readonly instagram?: string; readonly tiktok?: string } = {},
): void {
  const { town, person } = persona
  signedUp(persona, accountMs)
  filled(persona, { form: 'whole', text, account: { ...onSocial(persona), ...account } }, 3)
  guided(persona)
  verified(persona)
  // Late enough for recommendations of today.
  reachStatus(town, person, status, town.now - hours(10))
}

/** Verified women, one of each status. */
export const womenRegular = {
  woman: (persona) => {
    const { town, person } = persona
    settled(persona, 4, days(210), 'long', { instagram: 'akari.yoi', tiktok: 'akari_yoi' })
    town.world.members.update(person.id, { twitterAccountNo: 2 })
    // One pack has expired, one expires in eight days, one is new (D-16).
    buyLikes(town, person, 10, town.now - days(195))
    buyLikes(town, person, 10, town.now - days(172))
    buyLikes(town, person, 30, town.now - days(40))
  },

  'woman-premium': (persona) => {
    const { town, person } = persona
    settled(persona, 4, days(120), 'long')
    const startedAt = town.now - days(70)
    town.does(person, startedAt, (world, me, ctx) => void setMemberStatus(world, me, { listed: true }, ctx))
    subscribe(town, person, premiumPlanId, startedAt)
    buyLikes(town, person, 50, town.now - hours(5))
  },

  'woman-paused': (persona) => settled(persona, 5, days(150)),
  'woman-no-dm': (persona) => settled(persona, 2, days(60)),
  'woman-no-social': (persona) => settled(persona, 6, days(60)),
  'woman-ready': (persona) => settled(persona, 3, days(45)),
} satisfies Record<string, Arrange>
