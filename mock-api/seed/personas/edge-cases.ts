import { ageOn } from '../../features/age-document/verdict.ts'
import { sendBack, submitDocument } from '../town/age-documents.ts'
import { withdraw } from '../town/leaving.ts'
import { days, filled, hours, onSocial, signedUp, verified, type Arrange } from './persona.ts'

/** Those who cannot log in. */
export const edgeCases = {
  // Only a document date: the account never had a profile (D-37).
  minor: (persona) => {
    const { town, draws, person, entry } = persona
    signedUp(persona, days(4))
    submitDocument(town, draws, person, town.now - days(4) + hours(1))
    const birthDate = minorsBirthDate(entry.documentBirthDate, town.today)
    if (person.document) person.document.birthDate = birthDate
    sendBack(person, 3, town.now - days(4) + hours(13))
  },

  inactive: (persona) => {
    const { town, person } = persona
    signedUp(persona, days(130))
    filled(persona, { form: 'whole', text: 'medium' }, 2)
    onSocial(persona)
    verified(persona)
    person.member.tutorialDone = true
    person.member.femaleStatus = 4
    withdraw(town, person, 'マッチンした男性となかなか会えなかった', town.now - days(6))
  },

  // `foundWorld` mails the link: it knows the app's address.
  unconfirmed: (persona) => {
    signedUp(persona, hours(2))
    persona.person.member.confirmedAt = null
  },
} satisfies Record<string, Arrange>

/** The date of the fixture, or one of fifteen years ago when the clock says that the fixture's person has grown up. */
function minorsBirthDate(fixed: string | null, today: string): string {
  if (fixed !== null && fixed <= today && ageOn(fixed, today) < 18) return fixed
  return `${Number(today.slice(0, 4)) - 15}-01-01`
}
