import type { SimpleFaker } from '@faker-js/faker'
import type { Person } from './people/person.ts'
import { Round } from './round.ts'
import type { Town } from './town.ts'

/** Number of entries of a person in the rotation, at most about ten. */
type Weight = (person: Person) => number

/** People whom one search looks at. */
const mostTries = 12

/**
 * Endless rotation of people in a drawn order, with several entries for busy people. Everybody gets about as many
 * stories as the weight says, without looking at all pairs.
 */
export class Rotation {
  private readonly round: Round<Person>

  constructor(faker: SimpleFaker, people: readonly Person[], weight: Weight) {
    const entries = people.flatMap((person) => Array.from({ length: weight(person) }, () => person))
    this.round = new Round(faker, entries)
  }

  /** Returns the next person without a story with this partner; undefined when the next few all have one. */
  take(town: Town, partner: Person): Person | undefined {
    for (let tries = Math.min(mostTries, this.round.size); tries > 0; tries -= 1) {
      const found = this.round.take()
      if (!town.arePaired(partner, found)) return found
    }
    return undefined
  }
}
