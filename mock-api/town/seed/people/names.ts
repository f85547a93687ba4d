import type { SimpleFaker } from '@faker-js/faker'
import names from '../../../../fixtures/names.json' with { type: 'json' }
import personas from '../../../../fixtures/personas.json' with { type: 'json' }
import { Sex } from '../../../../src/contract/enums/member.ts'
import type { Member } from '../../../world/records/member.ts'
import { Round } from '../round.ts'

/** Display names in a drawn order, without those of personas; a name repeats only after all others of the sex. */
export class NameRound {
  private readonly rounds: Readonly<Record<Member['sex'], Round<string>>>

  constructor(faker: SimpleFaker) {
    const taken = new Set(personas.map(({ name }) => name))
    const free = (candidates: readonly string[]) =>
      new Round(
        faker,
        candidates.filter((name) => !taken.has(name)),
      )
    this.rounds = { [Sex.man]: free(names.male), [Sex.woman]: free(names.female) }
  }

  take(sex: Member['sex']): string {
    return this.rounds[sex].take()
  }
}
