import type { World } from '../../../mock-api/world/world.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'

/** Likes are between the sexes and paid for; packs keep their terms (D-16, D-24, D-43). */
export function* checkLikes(world: World): Iterable<string> {
  const sent = new Map<number, number>()
  for (const { id, fromId, toId } of world.likes.all()) {
    if (world.members.get(fromId).sex === world.members.get(toId).sex) yield `like ${id} within one sex`
    sent.set(fromId, (sent.get(fromId) ?? 0) + 1)
  }
  const spent = new Map<number, number>()
  for (const { id, memberId, size, remain, createdAt, expiresAt } of world.likePurchases.all()) {
    if (remain > size) yield `purchase ${id}: ${remain} of ${size} left`
    if (expiresAt !== createdAt + 180 * dayMs) yield `purchase ${id} does not expire after 180 days`
    // Likes lost with an expired pack were not spent.
    if (remain > 0) spent.set(memberId, (spent.get(memberId) ?? 0) + size - remain)
    const others = world.likePurchases.by('member', memberId).filter((other) => other.id < id)
    if (others.some((other) => createdAt < other.createdAt + dayMs)) yield `purchase ${id} within 24 hours of another`
  }
  for (const [memberId, count] of spent) {
    const likes = sent.get(memberId) ?? 0
    if (count > likes) yield `member ${memberId} spent ${count} bought likes and sent ${likes}`
  }
  for (const { id, ownerId, visitorId } of world.footprints.all()) {
    if (ownerId === visitorId) yield `footprint ${id} of a member on the own profile`
  }
}
