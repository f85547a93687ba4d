import { premiumPlanId } from '../../../src/contract/enums/payment.ts'
import { setMemberStatus } from '../../features/operator/operator.ts'
import { buyLikes } from '../meetings/likes.ts'
import type { Fullness } from '../people/bios.ts'
import { subscribe } from '../people/plans.ts'
import { reachStatus } from '../people/status.ts'
import {
  days,
  filled,
  guided,
  hours,
  onSocial,
  signedUp,
  verified,
  type Arrange,
  type Persona,
} from './persona.ts'

/** A verified woman with the tutorial behind her, at this status (D-34). */
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
    // One pack has expired, one expires in eight days, one is fresh (D-16).
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
