import type { Faker, SimpleFaker } from '@faker-js/faker'
import sentences from '../../../../fixtures/interests.json' with { type: 'json' }
import names from '../../../../fixtures/names.json' with { type: 'json' }
import type deck from '../../../../fixtures/operator-messages.json'
import personas from '../../../../fixtures/personas.json' with { type: 'json' }
import { type Rank, Sex } from '../../../../src/contract/enums/member.ts'
import { pointsOfRank } from '../../../features/recommendation/score.ts'
import type { Member } from '../../../world/records/member.ts'
import { Round } from '../round.ts'

/** Plan of a member. The record in the world shows the result once the history is played. */
export interface Person {
  readonly id: number
  readonly sex: Member['sex']
  /** Quiet members have few stories, so that a large town stays small in memory (P8, P9). */
  readonly quiet: boolean
  createdAt: number
  name: string
  age: number | null
  areas: readonly string[]
  /** Interests in texts and pictures. */
  interests: Interests
  /** A man's final rank, unless the rules give it. */
  rank: Rank | null
  /** A woman's final status (D-34). */
  status: Member['femaleStatus']
  document: 'none' | 'handed-in' | 'sent-back' | 'approved'
  verifiedAt: number
  /** Time in which others may meet this person: verified, a man also paid. */
  since: number
  until: number
  /** Whether a persona's own file plans the meetings; the town then adds none. */
  scripted: boolean
  /** Planned matches and reviewed matches so far, for a suitable rank (L-9). */
  matches: number
  reviewed: number
  /** Occasions and times of the operator's messages. */
  readonly occasions: (readonly [Occasion, at: number])[]
}

/** Whether others may meet this person now (API-40). */
export function isMeetable({ since, until }: Person): boolean {
  return since < Number.POSITIVE_INFINITY && until === Number.POSITIVE_INFINITY
}

/** Whether a man may be recommended: meetable, and of a recommended rank (D-21). */
export function isRecommendable(person: Person): boolean {
  return person.sex === Sex.man && isMeetable(person) && pointsOfRank(person.rank) !== undefined
}

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

export type Occasion = (typeof deck)[number]['occasion']

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
    this.rounds = { 1: free(names.male), 2: free(names.female) }
  }

  take(sex: Member['sex']): string {
    return this.rounds[sex].take()
  }
}

const syllables = 'ha ru mi na yo ki so ra no ma ri ka to yu shi ta'.split(' ')

/** Draws a social account id of 1 to 15 letters, digits and underscores (FORM-15); the member id makes it unique. */
export function socialId({ helpers }: SimpleFaker, memberId: number): string {
  const syllable = () => helpers.arrayElement(syllables)
  return `${syllable()}${syllable()}${syllable()}_${memberId.toString(36)}`
}

/** Draws a mobile number as stored: eleven digits (FORM-114). */
export function mobileNumber({ phone }: Faker): string {
  return phone.number({ style: 'mobile' })
}
