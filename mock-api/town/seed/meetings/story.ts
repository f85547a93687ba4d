import { markRead, speak } from '../../../features/chat/chat.ts'
import { applyDecision } from '../../../features/decision/decision.ts'
import type { Act } from '../../../features/decision/transitions.ts'
import { findPairing, isChoosable } from '../../../features/pairing/pairing.ts'
import { markLikesSeen } from '../../../features/pairing/received-likes.ts'
import { firstReview, postAdditionalReview, postReview, type ReviewText } from '../../../features/review/review.ts'
import type { Context } from '../../../world/context.ts'
import type { Member } from '../../../world/records/member.ts'
import type { Pairing } from '../../../world/records/pairing.ts'
import type { Review } from '../../../world/records/review.ts'
import type { World } from '../../../world/world.ts'
import type { Person } from '../people/person.ts'
import type { PlannedReview, Town, TownStory } from '../town.ts'

/** A pairing at the time when a step of its story is played. */
interface StepInput {
  readonly world: World
  readonly pairing: Pairing
  readonly woman: Member
  readonly man: Member
  readonly ctx: Context
}

/** Returns the member whose decision it is. */
const deciderIn = ({ pairing, woman, man }: StepInput): Member => (isChoosable(pairing, woman) ? woman : man)

/** The steps of a pair's story; the rules decide their results (D-25). */
export class Story implements TownStory {
  /** Author and instant of each message. */
  readonly messages: { readonly by: Person; readonly at: number }[] = []
  readonly reviews: PlannedReview[] = []
  private lastDecisionAt: number
  private isDissolved = false
  private staysUnread = false

  constructor(
    readonly town: Town,
    readonly woman: Person,
    readonly man: Person,
    readonly beganAt: number,
  ) {
    this.lastDecisionAt = beganAt
    town.add(this)
  }

  /** Instant of the last planned decision. */
  get decidedAt(): number {
    return this.lastDecisionAt
  }

  get dissolved(): boolean {
    return this.isDissolved
  }

  /** Instant of the last message, otherwise of the last decision. */
  get lastAt(): number {
    return this.messages.at(-1)?.at ?? this.decidedAt
  }

  choose(at: number): void {
    this.countMatch(1)
    this.decide(at, deciderIn, 'ok')
  }

  decline(at: number, reason: string): void {
    this.decide(at, deciderIn, 'ng', reason)
  }

  /** She holds the decision; without another act the hold ends automatically (D-11). */
  hold(at: number): void {
    this.decide(at, ({ woman }) => woman, 'suspend')
  }

  /** She marks his reply as received. */
  receiveReply(at: number): void {
    this.decide(at, ({ woman }) => woman, 'reply-ok')
  }

  /** She reports a missing reply (D-12). */
  missReply(at: number): void {
    this.countMatch(-1)
    this.decide(at, ({ woman }) => woman, 'noreplied')
  }

  /** One member dissolves the match for good. */
  dissolve(at: number, by: Person): void {
    this.countMatch(-1)
    this.isDissolved = true
    this.decide(at, ({ woman, man }) => (by === this.woman ? woman : man), 'ng')
  }

  /** The liked member lists the like. */
  seeLike(at: number): void {
    this.step(at, ({ world, pairing, woman, man }) => {
      for (const me of [woman, man]) markLikesSeen(world, [pairing], me)
    })
  }

  /** Writes a message; the author has read everything before it. */
  write(by: Person, at: number, content: string): void {
    const written = { by, at }
    this.messages.push(written)
    this.step(at, ({ world, pairing, woman, man, ctx }) => {
      const me = by === this.woman ? woman : man
      // Only the last reading matters.
      if (this.messages.findLast((other) => other.by === by) === written) markRead(world, pairing, me)
      speak(world, me, pairing, content, ctx)
    })
  }

  /** The partner does not read the last messages. */
  leaveUnread(): void {
    this.staysUnread = true
  }

  /** The partner reads the last messages as they are written, unless they stay unread. */
  readLastMessages(): void {
    const last = this.messages.at(-1)
    if (last === undefined || this.staysUnread) return
    this.step(last.at, ({ world, pairing, woman, man }) => {
      markRead(world, pairing, last.by === this.woman ? man : woman)
    })
  }

  review(at: number, text: ReviewText): void {
    if (this.reviews.length === 0) {
      this.lastDecisionAt = at
      this.man.reviewed += 1
    }
    let posted: Review | undefined
    this.step(at, ({ world, pairing, woman, ctx }) => {
      const post = firstReview(world, pairing) ? postAdditionalReview : postReview
      posted = post(world, woman, pairing.id, text, ctx)
    })
    this.reviews.push({ at, record: () => posted })
  }

  /** Counts a match of his, or subtracts it again. */
  countMatch(change: 1 | -1): void {
    this.man.matches += change
  }

  /** Plans a decision; its member has then seen the like that it answers. */
  private decide(at: number, by: (input: StepInput) => Member, act: Act, reason?: string): void {
    this.lastDecisionAt = at
    this.step(at, (input) => {
      const { world, pairing, ctx } = input
      const me = by(input)
      markLikesSeen(world, [pairing], me)
      applyDecision(world, me, { pairingId: pairing.id, act, reason }, ctx)
    })
  }

  /** Plans a step, which is skipped when the pair was never paired. */
  private step(at: number, act: (input: StepInput) => void): void {
    this.town.past.plan(at, (world, ctx) => {
      const woman = world.members.get(this.woman.id)
      const man = world.members.get(this.man.id)
      const pairing = findPairing(world, woman, man)
      if (pairing) act({ world, pairing, woman, man, ctx })
    })
  }
}
