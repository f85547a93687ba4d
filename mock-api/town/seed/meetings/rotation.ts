import type { SimpleFaker } from '@faker-js/faker'
import type { Person } from '../people/person.ts'
import { Round } from '../round.ts'
import type { Town } from '../town.ts'

/** How often a person stands in the rotation, at most ten times or so. */
type Weight = (person: Person) => number

/**
 * People in a drawn order, the busier ones several times, gone through over and over: everybody gets about as many stories
 * as the weight says, without ever looking at all pairs.
 */
export class Rotation {
  private readonly round: Round<Person>

  constructor(faker: SimpleFaker, people: readonly Person[], weight: Weight) {
    const entries = people.flatMap((person) => Array.from({ length: weight(person) }, () => person))
    this.round = new Round(faker, entries)
  }

  /** The next person who has no story with this one; undefined when the next few all have. */
  take(town: Town, partner: Person): Person | undefined {
    for (let tries = Math.min(12, this.round.size); tries > 0; tries -= 1) {
      const found = this.round.take()
      if (!town.arePaired(partner, found)) return found
    }
    return undefined
  }
}
