import { handIn, sendBack } from '../people/age-documents.ts'
import { days, filled, guided, hours, onSocial, signedUp, verified, type Arrange } from './persona.ts'

/** Waits for the decision on a document that was handed in this long ago (D-14). */
export const underReview =
  (agoMs: number): Arrange =>
  (persona) => {
    const { town, faker, person } = persona
    signedUp(persona, days(1))
    filled(persona, { form: 'whole', text: 'medium', account: onSocial(persona) }, 2)
    guided(persona)
    handIn(town, faker, person, town.now - agoMs)
  }

/** Women on their way to the first recommendation. */
export const womenJoining = {
  // Nothing but a confirmed address.
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
