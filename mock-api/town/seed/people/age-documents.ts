import type { SimpleFaker } from '@faker-js/faker'
import { AgeConf, FemaleStatus, Sex } from '../../../../src/contract/enums/member.ts'
import { twoDigits } from '../../../../src/contract/rules/time-text.ts'
import { dayMs, hourMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { ageDecisionMs } from '../../../../src/contract/rules/windows.ts'
import { decideAge } from '../../../features/age-document/age-decision.ts'
import { submitDocument } from '../../../features/age-document/age-document.ts'
import type { AgeDocument } from '../../../world/records/age-document.ts'
import type { Town } from '../town.ts'
import type { Person } from './person.ts'

/** Returns a birth date that gives the age of the profile (IMP-14). */
function birthDateOf({ number }: SimpleFaker, age: number, today: string): string {
  const year = Number(today.slice(0, 4)) - age
  const [month, dayOfMonth] = [number.int({ min: 1, max: 12 }), number.int({ min: 1, max: 28 })]
  const day = `${twoDigits(month)}-${twoDigits(dayOfMonth)}`
  return `${day <= today.slice(5) ? year : year - 1}-${day}`
}

/** Returns the issuer of driving licences in an area. Areas of Hokkaido are its towns, all others prefectures. */
function licenceIssuer(area: string | undefined): string {
  if (area === undefined) return '東京都公安委員会'
  return /[都府県]$/.test(area) ? `${area}公安委員会` : '北海道公安委員会'
}

type Evidence = Pick<AgeDocument, 'birthDate' | 'issuer'>

/** Submits a truthful document, unless `given` overrides it. */
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
  // Like photos, the picture is drawn when the operator desk requests it.
  const file = `document-${id}-${town.outside.ids.token()}.png`
  person.document = 'handed-in'
  town.does(person, at, (world, me, ctx) => {
    world.settings.update(1, { nextDocument })
    submitDocument(world, me, file, ctx)
  })
}

/** Submits a document that the operator approves before the automatic decision (D-14). */
export function approve(town: Town, faker: SimpleFaker, person: Person, handedInAt: number): void {
  const decidedAt = handedInAt + faker.number.int({ min: hourMs, max: ageDecisionMs - 1 })
  handIn(town, faker, person, handedInAt)
  town.does(person, decidedAt, (world, me, ctx) => void decideAge(world, me.id, AgeConf.verified, ctx))
  person.document = 'approved'
  person.verifiedAt = decidedAt
  if (person.sex === Sex.woman) {
    person.status = FemaleStatus.ready
    person.since = decidedAt
  }
  person.occasions.push(['document-approved', decidedAt])
}

/** The operator requests another document. */
export function sendBack(town: Town, person: Person, decidedAt: number): void {
  town.does(person, decidedAt, (world, me, ctx) => void decideAge(world, me.id, AgeConf.resubmit, ctx))
  person.document = 'sent-back'
  person.occasions.push(['document-resubmit', decidedAt])
}

/** Returns when a person submitted the document: soon after the sign-up, and early enough to be decided. */
export function handInTime({ number }: SimpleFaker, { createdAt }: Person, now: number): number {
  const latest = Math.min(createdAt + dayMs, now - ageDecisionMs - hourMs)
  return number.int({ min: createdAt, max: Math.max(createdAt, latest) })
}
