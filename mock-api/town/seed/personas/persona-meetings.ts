import { FemaleStatus, Sex } from '../../../../src/contract/enums/member.ts'
import { planVisit } from '../meetings/footprints.ts'
import { isMeetable, isRecommendable, type Person } from '../people/person.ts'
import { Rotation } from '../rotation.ts'
import { historyMs, type Town } from '../town.ts'
import { planEveryStatus, planPairingsOfMan, planPairingsOfWithdrawn, planPairingsOfWoman } from './persona-pairings.ts'
import { type Beginning, PersonaStories } from './persona-stories.ts'
import type { Cast, PersonaKey } from './personas.ts'

/**
 * Personas with one pairing of each kind, and how those without a like begin: the system recommends to them or recommends
 * them (D-21, D-34), otherwise the operator pairs them. Men on the ladder are paired with nobody.
 */
const plainPersonas = {
  'woman-tutorial': 'operator',
  'woman-premium': 'auto',
  'woman-paused': 'auto',
  'woman-no-dm': 'operator',
  'woman-no-social': 'operator',
  'woman-ready': 'operator',
  'man-e': 'operator',
  'man-listed': 'auto',
  'man-declining': 'auto',
  'man-sss': 'auto',
} as const satisfies Partial<Record<PersonaKey, Beginning>>

/** Number of strangers who visited, for several pages of footprints (FOOT-23). */
const visitors = { woman: 27, man: 24, other: 4 }

/** Returns the people whom a persona may meet, in an order of its own. */
export type Neighbours = (me: Person, label: string) => Rotation

/** Plans the pairings of personas with townspeople, if there are any. */
export function planPersonaPairings(town: Town, cast: Cast): Neighbours {
  const neighbours = neighboursIn(town, cast)
  const storiesOf = (key: PersonaKey) => new PersonaStories(town, cast[key], neighbours(cast[key], key), key)
  if (town.people.length === Object.keys(cast).length) return neighbours
  planPairingsOfWoman(storiesOf('woman'), cast.man)
  planPairingsOfMan(storiesOf('man'))
  for (const key of keysOf(plainPersonas)) planEveryStatus(storiesOf(key), plainPersonas[key])
  planPairingsOfWithdrawn(storiesOf('inactive'))
  for (const key of keysOf(cast)) {
    if (isMeetable(cast[key])) leaveVisits(town, cast[key], neighbours(cast[key], `visits ${key}`), visitorsOf(key))
  }
  return neighbours
}

/** Regulars of the other sex who are no personas and joined before the history began. */
function neighboursIn(town: Town, cast: Cast): Neighbours {
  const ownPeople = new Set<Person>(Object.values(cast))
  const people = town.people.filter(
    (person) => !ownPeople.has(person) && isMeetable(person) && !person.quiet && person.since <= town.now - historyMs,
  )
  const women = people.filter(({ status }) => status === FemaleStatus.active)
  const men = people.filter(isRecommendable)
  return (me, label) => new Rotation(town.stream(`neighbours ${label}`), me.sex === Sex.man ? women : men, () => 1)
}

function leaveVisits(town: Town, me: Person, others: Rotation, count: number): void {
  const faker = town.stream(`visits of ${me.id}`)
  for (let visits = 0; visits < count; visits += 1) {
    const visitor = others.take(town, me)
    if (visitor !== undefined) planVisit(town, faker, visitor, me)
  }
}

function visitorsOf(key: PersonaKey): number {
  return key === 'woman' || key === 'man' ? visitors[key] : visitors.other
}

function keysOf<Key extends PersonaKey>(personas: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(personas) as Key[]
}
