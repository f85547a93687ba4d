import type { Rank } from '../../../src/contract/enums/member/ranks.ts'
import { saidWhyPlanEnded } from '../town/leaving.ts'
import { buyLikes } from '../town/likes.ts'
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

/** A verified man of a regular rank with everything filled in. */
function settled(persona: Persona, rank: Rank, accountMs: number): void {
  signedUp(persona, accountMs)
  filled(persona, { form: 'whole', text: 'long', appealPoints: 3 }, 3)
  onSocial(persona)
  verified(persona)
  persona.person.member.rank = rank
}

/** The first renewal of the declining man comes 2 days and 4 hours from now (D-15). */
const decliningInMs = days(2) + hours(4)

/** Men who have climbed the ladder. */
export const menRegular = {
  man: (persona) => {
    settled(persona, 'C', days(150))
    persona.person.member.instagram = 'haruto.evening'
    paying(persona, 5, days(100))
    buyLikes(persona.town, persona.person, 30, persona.town.now - days(20))
  },

  // Was a member before, keeps the rank with the campaign (PAY-33).
  'man-listed': (persona) => {
    const { town, person } = persona
    settled(persona, 'B', days(200))
    person.member.listed = true
    paying(persona, 5, days(170), { end: { by: 'cancelled', at: town.now - days(1) } })
    saidWhyPlanEnded(town, person, 'マッチンした女性と会うまで至らなかった', town.now - days(1))
  },

  'man-declining': (persona) => {
    settled(persona, 'D', days(32))
    paying(persona, 5, days(31) - decliningInMs, { card: 'declined-at-renewal' })
  },

  // Most of his matches come with his rank, like those of any other man (L-9).
  'man-sss': (persona) => {
    settled(persona, 'SSS', days(239))
    paying(persona, 8, days(236))
  },
} satisfies Record<string, Arrange>
