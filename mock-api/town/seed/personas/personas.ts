import personas from '../../../../fixtures/personas.json' with { type: 'json' }
import { FemaleStatus, Sex, sexSchema } from '../../../../src/contract/enums/member.ts'
import { hourMs, minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import type { Steps } from '../../../engine/steps.ts'
import { planInquiry, inquiries, planOperatorMessage } from '../content/operator-messages.ts'
import { planVisit } from '../meetings/encounters.ts'
import { isMeetable, isRecommendable, type Person } from '../people/person.ts'
import { Rotation } from '../rotation.ts'
import { historyMs, type Town } from '../town.ts'
import { edgeCases, menJoining, menRegular, womenJoining, womenRegular } from './cast.ts'
import { planEveryStatus, planWorldOfMan, planWorldOfWoman } from './persona-worlds.ts'
import { type Arrange, days, hours, PersonaStories } from './persona.ts'

const arrangements = { ...womenJoining, ...womenRegular, ...menJoining, ...menRegular, ...edgeCases }

export type PersonaKey = keyof typeof arrangements

export type Cast = Readonly<Record<PersonaKey, Person>>

export type Rearrangements = Readonly<Partial<Record<PersonaKey, Arrange>>>

/** Adds the personas first, in the order of their file, so that their ids never change with the town. */
export function* joinPersonas(town: Town, rearranged: Rearrangements = {}): Steps<Cast> {
  const cast: Partial<Record<PersonaKey, Person>> = {}
  for (const entry of personas) {
    yield
    const key = entry.key as PersonaKey
    const arrange: Arrange | undefined = rearranged[key] ?? arrangements[key]
    if (arrange === undefined)
      throw new Error(`Failed to arrange the persona ${key}: there is no arrangement. Add one.`)
    const person = town.join(entry.email, sexSchema.parse(entry.sex), town.now)
    person.scripted = true
    arrange({ town, faker: town.stream(`persona ${key}`), person, entry })
    cast[key] = person
  }
  return cast as Cast
}

/**
 * Personas with one pairing of each kind, and whether the system recommends to them or recommends them (D-21, D-34).
 * Men on the ladder are paired with nobody.
 */
const plain = [
  ['woman-tutorial', false],
  ['woman-premium', true],
  ['woman-paused', true],
  ['woman-no-dm', false],
  ['woman-no-social', false],
  ['woman-ready', false],
  ['man-e', false],
  ['man-listed', true],
  ['man-declining', true],
  ['man-sss', true],
] as const satisfies readonly (readonly [PersonaKey, boolean])[]

/** Number of strangers who visited, for several pages of footprints (FOOT-23). */
const visitors = { woman: 27, man: 24, other: 4 }

/** Returns the people whom a persona may meet, in an order of its own. */
export type Neighbours = (me: Person, label: string) => Rotation

/** Plans the pairings of personas with townspeople, if there are any. */
export function planPersonaPairings(town: Town, cast: Cast): Neighbours {
  const neighbours = neighboursIn(town, cast)
  const storiesOf = (key: PersonaKey) => new PersonaStories(town, cast[key], neighbours(cast[key], key), key)
  if (town.people.length === Object.keys(cast).length) return neighbours
  planWorldOfWoman(storiesOf('woman'), cast.man)
  planWorldOfMan(storiesOf('man'))
  for (const [key, recommended] of plain) planEveryStatus(storiesOf(key), recommended)
  planWithdrawn(storiesOf('inactive'))
  for (const key of Object.keys(cast) as PersonaKey[]) {
    if (isMeetable(cast[key])) leaveVisits(town, cast[key], neighbours(cast[key], `visits ${key}`), visitorsOf(key))
  }
  return neighbours
}

/** Plans what a withdrawn member leaves behind: closed chats, and reviews without a name (IMP-29). */
function planWithdrawn(stories: PersonaStories): void {
  stories.withMatch(days(50), 'auto', [days(49)], (story) => stories.reviewed(story))
  stories.with(days(20), 'auto', (story) => {
    story.choose(stories.ago(days(19)))
    stories.talk(story, undefined, 3)
  })
  stories.with(days(15), 'auto', (story) => story.decline(stories.ago(days(14)), '好みが合わない'))
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

/** Personas who have read the operator conversation except for its last message. */
const talkative = ['woman', 'woman-premium', 'man', 'man-sss'] as const satisfies readonly PersonaKey[]

/** Plans a question, its answer, thanks, and an unread message of the operator (HONA-06). */
export function planOperatorChats(town: Town, cast: Cast): void {
  for (const key of talkative) planOperatorChat(town, cast[key])
}

function planOperatorChat(town: Town, person: Person): void {
  const askedAt = town.now - days(9)
  const answeredAt = askedAt + hours(3)
  planInquiry(town, person, inquiries[1], askedAt)
  planOperatorMessage(town, person, 'reply', answeredAt, answeredAt + 20 * minuteMs)
  planInquiry(town, person, inquiries[6], answeredAt + 25 * minuteMs)
  planOperatorMessage(town, person, 'check-in', town.now - 5 * hourMs, null)
}
