import type { Rank } from '../../../src/contract/enums/member/ranks.ts'
import { days, filled, hours, paying, signedUp, verified, type Arrange, type Persona } from './persona.ts'

/** A man on the ladder: verified and paid, so that every step lies open before him (D-32). */
function climbing(persona: Persona, rank: Rank, text: 'none' | 'short'): void {
  signedUp(persona, days(42))
  filled(persona, { form: text === 'none' ? 'basics' : 'whole', text }, text === 'none' ? 0 : 1)
  verified(persona)
  paying(persona, 6, days(40))
  persona.person.member.rank = rank
}

/** Men on their way to being recommended. */
export const menJoining = {
  // Nothing but a confirmed address; rank H.
  'man-h': (persona) => signedUp(persona, hours(1)),
  'man-g': (persona) => climbing(persona, 'G', 'none'),
  'man-f': (persona) => climbing(persona, 'F', 'none'),
  'man-e': (persona) => climbing(persona, 'E', 'short'),

  'man-no-document': (persona) => {
    signedUp(persona, days(2))
    filled(persona, { form: 'basics', text: 'none' }, 1)
    persona.person.member.rank = 'G'
  },

  'man-unpaid': (persona) => {
    signedUp(persona, days(3))
    filled(persona, { form: 'basics', text: 'none' }, 2)
    verified(persona)
    persona.person.member.rank = 'G'
  },
} satisfies Record<string, Arrange>
