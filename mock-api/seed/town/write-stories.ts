import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Message } from '../../world/records/message.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { ReviewLike } from '../../world/records/review-like.ts'
import type { Review } from '../../world/records/review.ts'
import type { World } from '../../world/world.ts'
import { putAll, unnumbered } from './number.ts'
import { isShown } from './person.ts'
import type { ReviewPlan, Story } from './story.ts'
import type { Town } from './town.ts'

/** Puts pairings, their messages and their reviews into the world; ids follow time, as if it had all been lived. */
export function writeStories(town: Town, world: World): void {
  const messages: Message[] = []
  const reviews: Review[] = []
  for (const story of town.stories.toSorted((a, b) => a.createdAt - b.createdAt)) {
    const id = world.pairings.nextId
    world.pairings.put(pairingOf(story, id, town.uuid()))
    for (const message of story.lines) {
      message.pairingId = id
      messages.push(message)
    }
    for (const plan of story.reviews) reviews.push(reviewOf(plan, story, id))
  }
  messages.sort((a, b) => a.createdAt - b.createdAt)
  putAll(world.messages, messages)
  reviews.sort((a, b) => a.createdAt - b.createdAt)
  putAll(world.reviews, reviews)
  likeReviews(town, world, reviews)
}

function pairingOf(story: Story, id: number, uuid: string): Pairing {
  const last = story.lines.at(-1)
  return {
    id,
    uuid,
    womanId: story.woman.member.id,
    manId: story.man.member.id,
    statusN: story.statusN,
    origin: story.origin,
    createdAt: story.createdAt,
    statusAt: story.statusAt,
    contactAt: story.contactAt,
    heldAt: story.heldAt,
    ngReason: story.ngReason,
    blockedBy: story.blockedBy?.member.id ?? null,
    lastMessage: last?.content ?? '',
    lastMessageAt: last?.createdAt ?? null,
    womanWrote: last !== undefined,
    unreadByWoman: story.unreadByWoman,
    unreadByMan: story.unreadByMan,
    likeSeen: story.likeSeen,
  }
}

function reviewOf(plan: ReviewPlan, { woman, man }: Story, pairingId: number): Review {
  return {
    id: unnumbered,
    ...plan,
    pairingId,
    womanId: woman.member.id,
    manId: man.member.id,
    foreplay: null,
    // What the form sends for its hidden fields (REVIEW-51).
    admitOpenInfo: 1,
    admitPublishing: 1,
    updatedAt: plan.createdAt,
  }
}

/** Hearts on reviews: few on most, many on some (API-52). */
function likeReviews(town: Town, world: World, reviews: readonly Review[]): void {
  const draws = town.draws('review likes')
  const readers = town.people.filter((person) => isShown(person) && !person.quiet)
  if (readers.length === 0) return
  const hearts: ReviewLike[] = []
  for (const review of reviews) {
    const likers = new Set<number>()
    for (let wanted = draws.chance(0.12) ? draws.int(5, 14) : draws.int(0, 3); wanted > 0; wanted -= 1) {
      likers.add(draws.pick(readers).member.id)
    }
    const latest = Math.min(town.now, review.createdAt + 20 * dayMs)
    for (const memberId of likers) {
      hearts.push({
        id: unnumbered,
        reviewId: review.id,
        memberId,
        createdAt: draws.int(review.createdAt, latest),
      })
    }
  }
  putAll(world.reviewLikes, hearts)
}
