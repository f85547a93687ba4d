import type { Rank } from '../../../src/contract/enums/member.ts'
import { pointsOfRank } from '../../features/recommendation/score.ts'
import type { Member } from '../../world/records/member.ts'
import type { Interests } from './interests.ts'
import type { Occasion } from './occasion.ts'

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
