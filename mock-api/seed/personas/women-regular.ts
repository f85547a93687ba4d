import { premiumPlanId } from '../../../src/contract/enums/payment/plans.ts'
import { buyLikes } from '../town/likes.ts'
import type { Fullness } from '../town/bios.ts'
import type { Member } from '../../world/records/member.ts'
import {
  days,
  filled,
  hours,
  onSocial,
  paying,
  signedUp,
  verified,
  type Arrange,
  type Persona,
} from './persona.ts'

/** A verified woman with the tutorial behind her, at this status (D-34). */
function settled(
  persona: Persona,
  status: Member['femaleStatus'],
  accountMs: number,
  text: Fullness = 'medium',
): void {
  signedUp(persona, accountMs)
  filled(persona, { form: 'whole', text }, 3)
  onSocial(persona)
  verified(persona)
  persona.person.member.tutorialDone = true
  persona.person.member.femaleStatus = status
}

/** Verified women, one of each status. */
export const womenRegular = {
  woman: (persona) => {
    settled(persona, 4, days(210), 'long')
    persona.person.member.instagram = 'akari.yoi'
    persona.person.member.tiktok = 'akari_yoi'
    persona.person.member.twitterAccountNo = 2
    const { town, person } = persona
    // One pack has expired, one expires in eight days, one is fresh (D-16).
    buyLikes(town, person, 10, town.now - days(195))
    buyLikes(town, person, 10, town.now - days(172))
    buyLikes(town, person, 30, town.now - days(40))
  },

  'woman-premium': (persona) => {
    settled(persona, 4, days(120), 'long')
    persona.person.member.listed = true
    paying(persona, premiumPlanId, days(70))
    buyLikes(persona.town, persona.person, 50, persona.town.now - hours(5))
  },

  'woman-paused': (persona) => settled(persona, 5, days(150)),
  'woman-no-dm': (persona) => settled(persona, 2, days(60)),
  'woman-no-social': (persona) => settled(persona, 6, days(60)),
  'woman-ready': (persona) => settled(persona, 3, days(45)),
} satisfies Record<string, Arrange>
