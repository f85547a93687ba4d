import { FemaleStatus } from '../../../../src/contract/enums/member.ts'
import { localOrigin, phoneHost } from '../../../../src/contract/rules/hosts.ts'
import { adultAge, ageOn } from '../../../features/age-document/age-verdict.ts'
import { mailConfirmation } from '../../../features/auth/confirmation.ts'
import { portMark } from '../../../world/port-mark.ts'
import { handIn } from '../people/age-documents.ts'
import { reachStatus } from '../people/female-status.ts'
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
    const signedUpAgo = days(4)
    signUp(persona, signedUpAgo)
    const birthDate = minorsBirthDate(entry.documentBirthDate, town.today)
    handIn(town, faker, person, town.now - signedUpAgo + hours(1), { birthDate })
  },

  // She finished everything before she left.
  inactive: (persona) => {
    const { town, person } = persona
    signUp(persona, days(130))
    fillIn(persona, { form: 'whole', text: 'medium', account: socialAccountOf(persona) }, 2)
    finishGuide(persona)
    verifyAge(persona)
    reachStatus(town, person, FemaleStatus.active, town.now)
    leave(town, person, 'マッチンした男性となかなか会えなかった', town.now - days(6))
  },

  // The link of the mail is still unopened.
  unconfirmed: (persona) => {
    const { town, person } = persona
    signUp(persona, hours(2))
    town.world.members.update(person.id, { confirmedAt: null, updatedAt: person.createdAt })
    town.does(person, person.createdAt, (world, me, ctx) => mailConfirmation(world, me, appOrigin, ctx))
  },
} satisfies Record<string, Arrange>

/** Age of the minor in worlds that begin before or long after the date of the fixture. */
const minorsAge = 15

/** Returns the date of the fixture if it gives a minor today, else the date of one. */
function minorsBirthDate(ofFixture: string | null, today: string): string {
  if (ofFixture !== null && ofFixture <= today && ageOn(ofFixture, today) < adultAge) return ofFixture
  return `${Number(today.slice(0, 4)) - minorsAge}-01-01`
}
