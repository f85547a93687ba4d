import type { SimpleFaker } from '@faker-js/faker'
import personas from '../../../../fixtures/personas.json' with { type: 'json' }
import { hourMs, minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { finishTutorial } from '../../../features/member/tutorial.ts'
import { approve } from '../people/age-documents.ts'
import { socialId } from '../people/contacts.ts'
import { drawInterests } from '../people/interests.ts'
import type { Person } from '../people/person.ts'
import { assignPhotos } from '../people/portraits.ts'
import { fillProfile, type ProfileOptions } from '../people/profiles.ts'
import type { Town } from '../town.ts'

type PersonaEntry = (typeof personas)[number]

export interface Persona {
  readonly town: Town
  readonly faker: SimpleFaker
  readonly person: Person
  readonly entry: PersonaEntry
}

/** Sets a persona up, as its group file says. */
export type Arrange = (persona: Persona) => void

/** Sets the sign-up this long ago; the mail is confirmed minutes later. */
export function signUp({ town, person }: Persona, agoMs: number): void {
  person.createdAt = town.now - agoMs
  const confirmedAt = person.createdAt + 4 * minuteMs
  town.world.members.update(person.id, { createdAt: person.createdAt, confirmedAt, updatedAt: confirmedAt })
}

/** Writes the profile with the persona's own name and age. All live around Tokyo, so that scores differ little. */
export function fillIn(
  { town, faker, person, entry }: Persona,
  options: Omit<ProfileOptions, 'name' | 'age'>,
  photos: number,
): void {
  const areas = ['東京都', '神奈川県', '埼玉県']
  person.interests = drawInterests(faker)
  fillProfile(town, faker, person, { areas, ...options, name: entry.name ?? '', age: entry.age ?? 30 })
  assignPhotos(town, faker, person, photos)
}

export function socialAccountOf({ faker, person }: Persona): { readonly twitterId: string } {
  return { twitterId: socialId(faker, person.id) }
}

export function finishGuide({ town, person }: Persona): void {
  town.does(person, person.createdAt + hourMs, finishTutorial)
}

/** Approves the document on the first day. */
export function verifyAge({ town, faker, person }: Persona): void {
  approve(town, faker, person, person.createdAt + 2 * hourMs)
}
