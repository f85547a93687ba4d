import { sendBack, submitDocument } from '../town/age-documents.ts'
import { days, filled, hours, onSocial, signedUp, verified, type Arrange } from './persona.ts'

/** Women on their way to the first recommendation. */
export const womenJoining = {
  // Nothing but a confirmed address.
  'woman-new': (persona) => signedUp(persona, hours(2)),

  'woman-review': (persona) => {
    const { town, draws, person } = persona
    signedUp(persona, days(1))
    filled(persona, { form: 'whole', text: 'medium' }, 2)
    onSocial(persona)
    person.member.tutorialDone = true
    submitDocument(town, draws, person, town.now - hours(3))
  },

  'woman-resubmit': (persona) => {
    const { town, draws, person } = persona
    signedUp(persona, days(3))
    filled(persona, { form: 'whole', text: 'short' }, 1)
    onSocial(persona)
    person.member.tutorialDone = true
    submitDocument(town, draws, person, town.now - days(2))
    sendBack(person, 1, town.now - days(2) + hours(7))
  },

  'woman-tutorial': (persona) => {
    signedUp(persona, days(40))
    filled(persona, { form: 'whole', text: 'medium' }, 3)
    onSocial(persona)
    verified(persona)
  },
} satisfies Record<string, Arrange>
