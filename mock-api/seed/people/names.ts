import type { SimpleFaker } from '@faker-js/faker'
import names from '../../../fixtures/names.json' with { type: 'json' }
import personas from '../../../fixtures/personas.json' with { type: 'json' }
import type { Member } from '../../world/records/member.ts'
import { Round } from '../round.ts'

/** Hands out display names; a name comes again only when all others of the sex were used, those of personas never. */
export class NameRound {
  private readonly rounds: Readonly<Record<Member['sex'], Round<string>>>

  constructor(faker: SimpleFaker) {
    const taken = new Set(personas.map(({ name }) => name))
    const free = (all: readonly string[]) =>
      new Round(
        faker,
        all.filter((name) => !taken.has(name)),
      )
    this.rounds = { 1: free(names.male), 2: free(names.female) }
  }

  take(sex: Member['sex']): string {
    return this.rounds[sex].take()
  }
}
