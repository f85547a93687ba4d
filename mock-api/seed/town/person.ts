import type { AgeDocument } from '../../world/records/age-document.ts'
import { isShown as isShownMember, type Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import { emptyProfile } from '../../features/member/empty-profile.ts'
import { blankMember } from '../../features/member/new-member.ts'

/** A member while the town is being planned: nothing is in the world yet, so everything may still be changed. */
export interface Person {
  readonly member: Member
  readonly profile: Profile
  /** From when on others may meet this person: verified, a man paid too. Infinity for those who never were. */
  since: number
  /** Whether the persona's own story says whom this person meets; the town then leaves it alone. */
  toldByHand: boolean
  /** Members of a large town beyond the first hundreds keep to themselves: the world stays small (P8, P9). */
  readonly quiet: boolean
  /** Pairings at 1, 2, 4 or 7 and those at 2 that are planned so far, for ranks that fit (L-9). */
  matches: number
  reviewed: number
  document: Omit<AgeDocument, 'id' | 'memberId'> | null
}

export interface Newcomer {
  readonly id: number
  readonly email: string
  readonly sex: Member['sex']
  readonly uuid: string
  readonly passwordHash: string
  readonly createdAt: number
  readonly quiet?: boolean
}

/** A person who has confirmed the mail address and done nothing else; a man at rank H (D-32). */
export function newcomer({ id, email, sex, uuid, passwordHash, createdAt, quiet = false }: Newcomer): Person {
  const blank = blankMember({ email, sex, uuid, passwordHash, now: createdAt })
  const member: Member = { id, ...blank, confirmedAt: createdAt }
  return {
    member,
    profile: emptyProfile(id),
    since: Number.POSITIVE_INFINITY,
    toldByHand: false,
    quiet,
    matches: 0,
    reviewed: 0,
    document: null,
  }
}

/** Whether others may meet this person now: active, verified, a man also paid (API-40). */
export const isShown = ({ member }: Person): boolean => isShownMember(member)

const ladder = new Set(['H', 'G', 'F'])

/** Whether a man may be recommended: shown and at rank E or better (D-21). */
export function isRecommendable(person: Person): boolean {
  return isShown(person) && person.member.rank !== null && !ladder.has(person.member.rank)
}
