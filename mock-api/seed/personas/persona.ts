import personas from '../../../fixtures/personas.json' with { type: 'json' }
import { dayMs, hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Draws } from '../draws.ts'
import { approve } from '../town/age-documents.ts'
import { subscribe, type PlanCourse } from '../town/billing.ts'
import { socialId } from '../town/contacts.ts'
import type { Person } from '../town/person.ts'
import { hangPhotos } from '../town/photos.ts'
import { fillProfile, type ProfileWish } from '../town/profiles.ts'
import type { Town } from '../town/town.ts'

type PersonaEntry = (typeof personas)[number]

/** A persona's place in the plan, with what its arrangement needs. */
export interface Persona {
  readonly town: Town
  readonly draws: Draws
  readonly person: Person
  readonly entry: PersonaEntry
}

/** Sets a persona up; its group file says how (interfaces.md, Personas). */
export type Arrange = (persona: Persona) => void

/** The account was opened this long ago and its mail confirmed minutes later. */
export function signedUp({ town, person: { member } }: Persona, agoMs: number): void {
  member.createdAt = town.now - agoMs
  member.confirmedAt = member.createdAt + 4 * minuteMs
  member.updatedAt = member.confirmedAt
}

/** Writes the profile with the persona's own name and age; everybody lives around Tokyo, so that scores differ little. */
export function filled(
  { town, draws, person, entry }: Persona,
  wish: Omit<ProfileWish, 'name' | 'age'>,
  photos: number,
): void {
  const areas = ['東京都', '神奈川県', '埼玉県']
  fillProfile(draws, person, { areas, ...wish, name: entry.name ?? '', age: entry.age ?? 30 })
  hangPhotos(town, draws, person, photos)
}

/** Gives the persona its social account id. */
export function onSocial({ town, person: { member } }: Persona): void {
  member.twitterId = socialId(town.faker, member.id)
}

/** The document was approved on the first day. */
export function verified({ town, draws, person }: Persona): void {
  approve(town, draws, person, person.member.createdAt + 2 * hourMs)
}

/** A plan that began this long ago. */
export function paying(
  { town, person }: Persona,
  planId: number,
  agoMs: number,
  course: PlanCourse = {},
): void {
  subscribe(town, person, planId, town.now - agoMs, course)
}

/** Days as milliseconds, for lists of ages. */
export const days = (count: number): number => count * dayMs
export const hours = (count: number): number => count * hourMs
