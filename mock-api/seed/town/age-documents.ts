import { ageDecisionMs } from '../../../src/contract/rules/windows.ts'
import { dayMs, hourMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Draws } from '../draws.ts'
import { licenceIssuer } from './areas.ts'
import type { Person } from './person.ts'
import type { Town } from './town.ts'

/** A birth date that makes the person exactly as old as the profile says (IMP-14). */
function birthDateOf(draws: Draws, age: number, today: string): string {
  const year = Number(today.slice(0, 4)) - age
  const day = `${String(draws.int(1, 12)).padStart(2, '0')}-${String(draws.int(1, 28)).padStart(2, '0')}`
  return `${day <= today.slice(5) ? year : year - 1}-${day}`
}

/** Picture of a seeded document; like the photos it is drawn when the operator desk asks for it. */
function documentName(town: Town, memberId: number): string {
  return `document-${memberId}-${town.ids.token('document', memberId)}.png`
}

/** A document that waits for its decision, due 12 hours after it was handed in (D-14). */
export function submitDocument(town: Town, draws: Draws, person: Person, submittedAt: number): void {
  const { member, profile } = person
  member.ageConfFile = `${member.id}.png`
  member.updatedAt = submittedAt
  person.document = {
    file: documentName(town, member.id),
    birthDate: profile.age === null ? null : birthDateOf(draws, profile.age, town.today),
    issuer: licenceIssuer(profile.areas[0]),
    submittedAt,
    decidedAt: null,
    verdict: null,
  }
}

/** A document that was approved: the member is verified, a woman ready to start (GATE-31). */
export function approve(town: Town, draws: Draws, person: Person, submittedAt: number): void {
  const decidedAt = submittedAt + draws.int(hourMs, ageDecisionMs)
  submitDocument(town, draws, person, submittedAt)
  settle(person, 2, decidedAt)
  if (person.member.sex === 2) {
    person.member.femaleStatus = 3
    person.since = decidedAt
  }
}

/** A document that came back: 1 again, 3 under 18 by document (D-36). */
export function sendBack(person: Person, verdict: 1 | 3, decidedAt: number): void {
  settle(person, verdict, decidedAt)
}

/** When a person of this account handed in the document: soon, and long enough ago to be decided. */
export function submissionTime(draws: Draws, person: Person, now: number): number {
  const { createdAt } = person.member
  const latest = Math.min(createdAt + dayMs, now - ageDecisionMs - hourMs)
  return draws.int(createdAt, Math.max(createdAt, latest))
}

function settle(person: Person, verdict: 1 | 2 | 3, decidedAt: number): void {
  if (person.document === null)
    throw new Error('Failed to decide a document: none was handed in. Submit one first.')
  person.member.ageConf = verdict
  person.member.updatedAt = decidedAt
  person.document.file = null
  person.document.decidedAt = decidedAt
  person.document.verdict = verdict
}
