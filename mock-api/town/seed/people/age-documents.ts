import type { SimpleFaker } from '@faker-js/faker'
import { hourMs, dayMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { ageDecisionMs } from '../../../../src/contract/rules/windows.ts'
import { decideAge, submitDocument } from '../../../features/age-document/age-document.ts'
import type { AgeDocument } from '../../../world/records/age-document.ts'
import type { Town } from '../town.ts'
import { licenceIssuer } from './areas.ts'
import type { Person } from './person.ts'

/** Brackets of ages from 20 on (D-37), by how many in 100 are in each. */
const brackets: readonly { readonly value: readonly [number, number]; readonly weight: number }[] = [
  { weight: 20, value: [20, 24] },
  { weight: 26, value: [25, 29] },
  { weight: 22, value: [30, 34] },
  { weight: 14, value: [35, 39] },
  { weight: 9, value: [40, 44] },
  { weight: 5, value: [45, 49] },
  { weight: 4, value: [50, 58] },
]

export function drawAge({ helpers, number }: SimpleFaker): number {
  const [min, max] = helpers.weightedArrayElement(brackets)
  return number.int({ min, max })
}

/** A birth date that makes the person exactly as old as the profile says (IMP-14). */
function birthDateOf({ number }: SimpleFaker, age: number, today: string): string {
  const year = Number(today.slice(0, 4)) - age
  const [month, dayOfMonth] = [number.int({ min: 1, max: 12 }), number.int({ min: 1, max: 28 })]
  const day = `${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
  return `${day <= today.slice(5) ? year : year - 1}-${day}`
}

type Evidence = Pick<AgeDocument, 'birthDate' | 'issuer'>

/** Hands in a document that says the truth, unless something else is given. */
export function handIn(
  town: Town,
  faker: SimpleFaker,
  person: Person,
  at: number,
  given: Partial<Evidence> = {},
): void {
  const { id, age, areas } = person
  const birthDate = age === null ? null : birthDateOf(faker, age, town.today)
  const nextDocument = { birthDate, issuer: licenceIssuer(areas[0]), ...given }
  // Like the photos, the picture is drawn when the operator desk asks for it.
  const file = `document-${id}-${town.outside.ids.token()}.png`
  person.document = 'handed-in'
  town.does(person, at, (world, me, ctx) => {
    world.settings.update(1, { nextDocument })
    submitDocument(world, me, file, ctx)
  })
}

/** Hands in a document that the operator approves before it would be decided automatically (D-14). */
export function approve(town: Town, faker: SimpleFaker, person: Person, handedInAt: number): void {
  const decidedAt = handedInAt + faker.number.int({ min: hourMs, max: ageDecisionMs - 1 })
  handIn(town, faker, person, handedInAt)
  town.does(person, decidedAt, (world, me, ctx) => void decideAge(world, me.id, 2, ctx))
  person.document = 'approved'
  person.verifiedAt = decidedAt
  if (person.sex === 2) {
    person.status = 3
    person.since = decidedAt
  }
  person.occasions.push(['document-approved', decidedAt])
}

/** The operator asks for another document. */
export function sendBack(town: Town, person: Person, decidedAt: number): void {
  town.does(person, decidedAt, (world, me, ctx) => void decideAge(world, me.id, 1, ctx))
  person.document = 'sent-back'
  person.occasions.push(['document-resubmit', decidedAt])
}

/** When a person of this account handed in the document: soon, and long enough ago to be decided. */
export function handInTime({ number }: SimpleFaker, { createdAt }: Person, now: number): number {
  const latest = Math.min(createdAt + dayMs, now - ageDecisionMs - hourMs)
  return number.int({ min: createdAt, max: Math.max(createdAt, latest) })
}
