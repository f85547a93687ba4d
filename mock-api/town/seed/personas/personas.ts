import personas from '../../../../fixtures/personas.json' with { type: 'json' }
import { sexSchema } from '../../../../src/contract/enums/member.ts'
import type { Steps } from '../../../engine/steps.ts'
import type { Person } from '../people/person.ts'
import type { Town } from '../town.ts'
import { edgeCases } from './edge-cases.ts'
import { menJoining, menRegular } from './men.ts'
import type { Arrange } from './persona.ts'
import { womenJoining, womenRegular } from './women.ts'

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
