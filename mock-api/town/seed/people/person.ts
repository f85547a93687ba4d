import type deck from '../../../../fixtures/operator-messages.json'
import { FemaleStatus, type Rank, Sex } from '../../../../src/contract/enums/member.ts'
import { pointsOfRank } from '../../../features/recommendation/score.ts'
import type { Member } from '../../../world/records/member.ts'
import type { Interests } from './interests.ts'

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

/** Returns the plan of a member who has only signed up. */
export function newPerson(member: Pick<Person, 'id' | 'sex' | 'quiet' | 'createdAt'>): Person {
  return {
    ...member,
    name: '',
    age: null,
    areas: [],
    interests: ['sea', 'night', 'lanterns'],
    rank: null,
    status: FemaleStatus.signedUp,
    document: 'none',
    verifiedAt: Number.POSITIVE_INFINITY,
    since: Number.POSITIVE_INFINITY,
    until: Number.POSITIVE_INFINITY,
    scripted: false,
    matches: 0,
    reviewed: 0,
    occasions: [],
  }
}

/** Whether others may meet this person now (API-40). */
export function isMeetable({ since, until }: Person): boolean {
  return since < Number.POSITIVE_INFINITY && until === Number.POSITIVE_INFINITY
}

/** Whether a man may be recommended: meetable, and of a recommended rank (D-21). */
export function isRecommendable(person: Person): boolean {
  return person.sex === Sex.man && isMeetable(person) && pointsOfRank(person.rank) !== undefined
}

export type Occasion = (typeof deck)[number]['occasion']
