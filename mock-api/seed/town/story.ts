import { blockReason, holdEndedReason } from '../../../src/contract/enums/pairing/ng-reasons.ts'
import type { Message } from '../../world/records/message.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { Review } from '../../world/records/review.ts'
import { holdMs } from '../../../src/contract/rules/windows.ts'
import { unnumbered } from './number.ts'
import type { Person } from './person.ts'

/** A review that is not numbered yet. */
export type ReviewPlan = Pick<
  Review,
  'category' | 'datingDate' | 'scores' | 'text' | 'admitFull' | 'createdAt'
>

/** What happened between a woman and a man. It begins in begin-story.ts; the functions below are
 * the steps of D-25, each of which keeps all instants fitting. */
export interface Story {
  readonly woman: Person
  readonly man: Person
  /** `settleCounters` may still make a manual one automatic. */
  origin: Pairing['origin']
  /** Who sent the like it began with. */
  readonly likedBy: Person | null
  readonly createdAt: number
  statusN: Pairing['statusN']
  statusAt: number
  contactAt: number | null
  heldAt: number | null
  ngReason: string
  blockedBy: Person | null
  likeSeen: boolean
  /** `unnumbered` until they are written, like the pairing itself. */
  readonly lines: Message[]
  unreadByWoman: number
  unreadByMan: number
  readonly reviews: ReviewPlan[]
}

/** Contact is chosen: 1 (D-25). */
export function choose(story: Story, at: number): void {
  enter(story, 1, at)
  story.contactAt = at
  story.heldAt = null
  story.likeSeen = true
  countMatch(story)
}

/** She keeps the decision for later: 6 (D-25). */
export function hold(story: Story, at: number): void {
  enter(story, 6, at)
  story.heldAt = at
  story.likeSeen = true
}

/** No match: 3; of a match too, when no reply came (D-12, D-25). */
export function decline(story: Story, at: number, reason: string): void {
  if (story.contactAt !== null || story.statusN === 4) countMatch(story, -1)
  enter(story, 3, at)
  story.heldAt = null
  story.ngReason = reason
  story.likeSeen = true
}

/** A hold that nobody ended, seven days later to the millisecond: 3 (D-11). */
export function letHoldEnd(story: Story): void {
  const { heldAt } = story
  decline(story, (heldAt ?? story.statusAt) + holdMs, holdEndedReason)
  story.heldAt = heldAt
}

/** His reply came: 7 (D-25). */
export function receiveReply(story: Story, at: number): void {
  enter(story, 7, at)
}

/** One of the two dissolves the match for good: 3, and neither sees the other again (D-25). */
export function dissolve(story: Story, at: number, by: Person): void {
  decline(story, at, blockReason)
  story.blockedBy = by
}

/** She writes about a meeting; the first time makes 2 (D-25). */
export function review(story: Story, plan: Omit<ReviewPlan, 'category'>): void {
  const first = story.reviews.length === 0
  story.reviews.push({ ...plan, category: first ? 'review' : 'additional' })
  if (!first) return
  enter(story, 2, plan.createdAt)
  story.man.reviewed += 1
}

/** Adds a message; she writes the first one (D-27). */
export function write(story: Story, by: Person, at: number, content: string): void {
  if (story.lines.length === 0 && by !== story.woman) {
    throw new Error('Failed to plan a chat: the woman writes first (D-27). Begin with her line.')
  }
  story.lines.push({ id: unnumbered, pairingId: unnumbered, authorId: by.member.id, content, createdAt: at })
}

function enter(story: Story, statusN: Pairing['statusN'], at: number): void {
  story.statusN = statusN
  story.statusAt = at
}

/** Counts a match of both, or takes it back. */
export function countMatch({ woman, man }: Story, change = 1): void {
  woman.matches += change
  man.matches += change
}
