import { FemaleStatus } from '../../../../src/contract/enums/member.ts'
import { localOrigin, phoneHost, portMark } from '../../../../src/contract/rules/hosts.ts'
import { adultAge, ageOn } from '../../../features/age-document/age-verdict.ts'
import { mailConfirmation } from '../../../features/auth/confirmation.ts'
import { handIn } from '../people/age-documents.ts'
import { reachStatus } from '../people/onboarding.ts'
import { leave } from '../people/plans.ts'
import { days, hours } from '../time-spans.ts'
import { type Arrange, fillIn, finishGuide, signUp, socialAccountOf, verifyAge } from './persona.ts'

/** Origin of the link in the one seeded mail. */
const appOrigin = localOrigin(phoneHost('a'), portMark)

/** Personas who cannot log in. */
export const edgeCases = {
  // Only the document date decides; the account never had a profile (D-14, D-37).
  minor: (persona) => {
    const { town, faker, person, entry } = persona
    signUp(persona, days(4))
    const birthDate = minorsBirthDate(entry.documentBirthDate, town.today)
    handIn(town, faker, person, town.now - days(4) + hours(1), { birthDate })
  },

  inactive: (persona) => {
    const { town, person } = persona
    signUp(persona, days(130))
    fillIn(persona, { form: 'whole', text: 'medium', account: socialAccountOf(persona) }, 2)
    finishGuide(persona)
    verifyAge(persona)
    reachStatus(town, person, FemaleStatus.active, town.now)
    leave(town, person, 'マッチンした男性となかなか会えなかった', town.now - days(6))
  },

  unconfirmed: (persona) => {
    const { town, person } = persona
    signUp(persona, hours(2))
    town.world.members.update(person.id, { confirmedAt: null, updatedAt: person.createdAt })
    town.does(person, person.createdAt, (world, me, ctx) => mailConfirmation(world, me, appOrigin, ctx))
  },
} satisfies Record<string, Arrange>

/** Age of the minor when the date of the fixture no longer gives one. */
const minorsAge = 15

/** Returns the date of the fixture, or that of a minor when that person is an adult by now. */
function minorsBirthDate(fixed: string | null, today: string): string {
  if (fixed !== null && fixed <= today && ageOn(fixed, today) < adultAge) return fixed
  return `${Number(today.slice(0, 4)) - minorsAge}-01-01`
}
