import { climbTo } from '../people/ladder.ts'
import { subscribe } from '../people/plans.ts'
import { days, filled, hours, signedUp, verified, type Arrange, type Persona } from './persona.ts'

/** A man on the ladder: verified and paid, so that every step lies open before him (D-32). */
function climbing(persona: Persona, rank: 'G' | 'F' | 'E', text: 'none' | 'short'): void {
  const { town, person } = persona
  signedUp(persona, days(42))
  filled(persona, { form: text === 'none' ? 'basics' : 'whole', text }, text === 'none' ? 0 : 1)
  verified(persona)
  subscribe(town, person, 6, town.now - days(40))
  climbTo(town, person, rank)
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
  },

  'man-unpaid': (persona) => {
    signedUp(persona, days(3))
    filled(persona, { form: 'basics', text: 'none' }, 2)
    verified(persona)
  },
} satisfies Record<string, Arrange>
