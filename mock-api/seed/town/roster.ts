import type { Draws } from '../draws.ts'
import type { Person } from './person.ts'
import type { Town } from './town.ts'

/** How often a person stands in the roster, at most ten times or so. */
type Weight = (person: Person) => number

/**
 * People in a drawn order, the busier ones several times, gone through over and over: everybody gets about as many stories
 * as the weight says, without ever looking at all pairs.
 */
export class Roster {
  private next = 0
  private readonly order: readonly Person[]

  constructor(draws: Draws, people: readonly Person[], weight: Weight) {
    this.order = draws.shuffled(
      people.flatMap((person) => Array.from({ length: weight(person) }, () => person)),
    )
  }

  /** The next person who is not paired with this one; undefined when the next few all are. */
  take(town: Town, partner: Person): Person | undefined {
    for (let tries = Math.min(12, this.order.length); tries > 0; tries -= 1) {
      const found = this.order[this.next % this.order.length] as Person
      this.next += 1
      const paired =
        partner.member.sex === 2 ? town.arePaired(partner, found) : town.arePaired(found, partner)
      if (!paired) return found
    }
    return undefined
  }
}
