import type { Faker } from '@faker-js/faker'
import names from '../../../fixtures/names.json' with { type: 'json' }
import personas from '../../../fixtures/personas.json' with { type: 'json' }
import type { Member } from '../../world/records/member.ts'

/** Hands out display names; a name comes again only when all others of the sex were used, those of personas last. */
export class NameRound {
  private readonly order: Record<Member['sex'], readonly string[]>
  private readonly next = { 1: 0, 2: 0 }

  constructor(faker: Faker) {
    const taken = new Set(personas.map(({ name }) => name))
    const free = (all: readonly string[]) => faker.helpers.shuffle(all.filter((name) => !taken.has(name)))
    this.order = { 1: free(names.male), 2: free(names.female) }
  }

  take(sex: Member['sex']): string {
    const order = this.order[sex]
    const name = order[this.next[sex] % order.length] as string
    this.next[sex] += 1
    return name
  }
}
