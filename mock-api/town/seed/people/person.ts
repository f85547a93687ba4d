import type { SimpleFaker } from '@faker-js/faker'
import sentences from '../../../../fixtures/interests.json' with { type: 'json' }
import type deck from '../../../../fixtures/operator-messages.json'
import type { Rank } from '../../../../src/contract/enums/member.ts'
import { pointsOfRank } from '../../../features/recommendation/score.ts'
import type { Member } from '../../../world/records/member.ts'
import { Round } from '../stream.ts'

/** What is planned for a member. The record in the world says what has come of it once the history was played. */
export interface Person {
  readonly id: number
  readonly sex: Member['sex']
  /** Members of a large town beyond the first hundreds keep to themselves: the world stays small (P8, P9). */
  readonly quiet: boolean
  createdAt: number
  name: string
  age: number | null
  areas: readonly string[]
  /** What the texts speak of and the pictures show. */
  interests: Interests
  /** A man's rank in the end, if it is not the one that the rules give him. */
  rank: Rank | null
  /** A woman's status in the end (D-34). */
  status: Member['femaleStatus']
  document: 'none' | 'handed-in' | 'sent-back' | 'approved'
  verifiedAt: number
  /** From when on, and until when, others may meet this person: verified, a man paid too. */
  since: number
  until: number
  /** Whether a persona's own file says whom this person meets; the town then leaves the person alone. */
  scripted: boolean
  /** Matches and reviewed ones that are planned so far, for ranks that fit (L-9). */
  matches: number
  reviewed: number
  /** What the operator writes about, and when. */
  readonly occasions: (readonly [Occasion, at: number])[]
}

/** Whether others may meet this person now (API-40). */
export function isMeetable({ since, until }: Person): boolean {
  return since < Number.POSITIVE_INFINITY && until === Number.POSITIVE_INFINITY
}

/** Whether a man may be recommended: to be met, and of a rank that is (D-21). */
export function isRecommendable(person: Person): boolean {
  return person.sex === 1 && isMeetable(person) && pointsOfRank(person.rank) !== undefined
}

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

/** What the operator writes to a member about. */
export type Occasion = (typeof deck)[number]['occasion']
