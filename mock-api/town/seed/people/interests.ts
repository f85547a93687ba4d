import type { SimpleFaker } from '@faker-js/faker'
import sentences from '../../../../fixtures/interests.json' with { type: 'json' }
import { Round } from '../round.ts'

/** An interest; pictures with its name show it (D-86). */
export type Interest = keyof typeof sentences

/** The first is the main interest. */
export type Interests = readonly [Interest, Interest, Interest]

const all = Object.keys(sentences) as Interest[]

/** Gives three interests to each person. The first, whose picture all lists show, is dealt in turn. */
export class InterestRound {
  private readonly firsts: Round<Interest>

  constructor(private readonly faker: SimpleFaker) {
    this.firsts = new Round(faker, all)
  }

  take(): Interests {
    return withOthers(this.faker, this.firsts.take())
  }
}

export function drawInterests(faker: SimpleFaker): Interests {
  return withOthers(faker, faker.helpers.arrayElement(all))
}

function withOthers({ helpers }: SimpleFaker, first: Interest): Interests {
  const [second = first, third = first] = helpers.arrayElements(
    all.filter((interest) => interest !== first),
    2,
  )
  return [first, second, third]
}

export function speakOf({ helpers }: SimpleFaker, interest: Interest): string {
  return helpers.arrayElement(sentences[interest])
}
