import type { SimpleFaker } from '@faker-js/faker'
import sentences from '../../../fixtures/interests.json' with { type: 'json' }
import { Round } from '../round.ts'

/** What somebody likes; the pictures of that name show it (D-86). */
export type Interest = keyof typeof sentences

/** The first is what somebody is known for. */
export type Interests = readonly [Interest, Interest, Interest]

const all = Object.keys(sentences) as Interest[]

/** Hands out three interests each. The first, whose picture stands in all lists, comes to everybody in turn. */
export class InterestRound {
  private readonly firsts: Round<Interest>

  constructor(private readonly faker: SimpleFaker) {
    this.firsts = new Round(faker, all)
  }

  take(): Interests {
    return withOthers(this.faker, this.firsts.take())
  }
}

/** Three interests of somebody who is not one of many. */
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

/** A sentence about an interest. */
export function speakOf({ helpers }: SimpleFaker, interest: Interest): string {
  return helpers.arrayElement(sentences[interest])
}
