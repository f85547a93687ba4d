import { localOrigin, phoneHost } from '../../../src/contract/rules/start-options.ts'
import { ageOn } from '../../features/age-document/age-document.ts'
import { mailConfirmation } from '../../features/auth/sign-up.ts'
import { handIn } from '../people/age-documents.ts'
import { leave } from '../people/plans.ts'
import { reachStatus } from '../people/status.ts'
import { days, filled, guided, hours, onSocial, signedUp, verified, type Arrange } from './persona.ts'

/** Of the link in the one seeded mail: without a port, which the same world may change; the outbox adds it (D-05). */
const appOrigin = localOrigin(phoneHost('a'), '')

/** Those who cannot log in. */
export const edgeCases = {
  // Only a document date, which decides about itself: the account never had a profile (D-14, D-37).
  minor: (persona) => {
    const { town, faker, person, entry } = persona
    signedUp(persona, days(4))
    const birthDate = minorsBirthDate(entry.documentBirthDate, town.today)
    handIn(town, faker, person, town.now - days(4) + hours(1), { birthDate })
  },

  inactive: (persona) => {
    const { town, person } = persona
    signedUp(persona, days(130))
    filled(persona, { form: 'whole', text: 'medium', account: onSocial(persona) }, 2)
    guided(persona)
    verified(persona)
    reachStatus(town, person, 4, town.now)
    leave(town, person, 'マッチンした男性となかなか会えなかった', town.now - days(6))
  },

  unconfirmed: (persona) => {
    const { town, person } = persona
    signedUp(persona, hours(2))
    town.world.members.update(person.id, { confirmedAt: null, updatedAt: person.createdAt })
    town.does(person, person.createdAt, (world, me, ctx) => mailConfirmation(world, me, appOrigin, ctx))
  },
} satisfies Record<string, Arrange>

/** The date of the fixture, or one of fifteen years ago when the clock says that the fixture's person has grown up. */
function minorsBirthDate(fixed: string | null, today: string): string {
  if (fixed !== null && fixed <= today && ageOn(fixed, today) < 18) return fixed
  return `${Number(today.slice(0, 4)) - 15}-01-01`
}
