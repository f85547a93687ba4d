import type { SimpleFaker } from '@faker-js/faker'
import { ranks, Sex } from '../../../../src/contract/enums/member.ts'
import { findLikePack } from '../../../../src/contract/enums/payment.ts'
import { reviewItems } from '../../../../src/contract/enums/review.ts'
import { dayMs, hourMs, minuteMs, tokyoDay } from '../../../../src/contract/rules/tokyo-time.ts'
import { likeValidMs } from '../../../../src/contract/rules/windows.ts'
import type { Steps } from '../../../engine/steps.ts'
import { leaveFootprint } from '../../../features/footprint/footprints.ts'
import { giveHeart } from '../../../features/like/hearts.ts'
import { grantLoginBonus } from '../../../features/login-bonus/login-bonus.ts'
import { addPack } from '../../../features/payment/buy-likes.ts'
import { isMeetable, type Person } from '../people/person.ts'
import { choicesOf, type Round } from '../stream.ts'
import type { Town } from '../town.ts'
import type { Story } from './story.ts'

export function buyLikes(town: Town, person: Person, size: number, at: number): void {
  const pack = findLikePack(size)
  if (pack === undefined) throw new Error(`Failed to plan a purchase: there is no pack of ${size}. See L-12.`)
  town.does(person, at, (world, me, ctx) => void addPack(world, me.id, pack, ctx))
}

const usualSizes = choicesOf([10, 30, 50], [5, 3, 1])

/** Plans purchases of packs and today's login bonuses for some people (D-43). */
export function* buyAndVisit(town: Town): Steps<void> {
  const { datatype, helpers, number } = town.stream('likes')
  const max = town.now - dayMs
  for (const person of town.people) {
    yield
    if (!isMeetable(person) || person.scripted || person.quiet) continue
    if (datatype.boolean(0.3)) town.does(person, town.now, (world, me, ctx) => void grantLoginBonus(world, me, ctx))
    const min = Math.max(person.since, town.now - likeValidMs)
    if (datatype.boolean(0.08) && min < max)
      buyLikes(town, person, helpers.weightedArrayElement(usualSizes), number.int({ min, max }))
  }
}

/** Age of the oldest visits; newer visits moved older ones up (API-45). */
const visitsMs = 40 * dayMs

/** Plans visits between paired people, and a few between strangers (API-44). */
export function* leaveFootprints(town: Town): Steps<void> {
  const faker = town.stream('footprints')
  const { datatype, helpers, number } = faker
  for (const { woman, man, dissolved } of town.stories) {
    yield
    if (dissolved) continue
    if (datatype.boolean(0.35)) visit(town, faker, man, woman)
    if (datatype.boolean(0.3)) visit(town, faker, woman, man)
  }
  const meetable = town.people.filter(isMeetable)
  const strangers = {
    1: meetable.filter(({ sex }) => sex === Sex.woman),
    2: meetable.filter(({ sex }) => sex === Sex.man),
  }
  for (const owner of meetable) {
    yield
    if (owner.scripted || strangers[owner.sex].length === 0) continue
    for (let more = number.int({ min: 0, max: owner.quiet ? 1 : 3 }); more > 0; more -= 1) {
      const visitor = helpers.arrayElement(strangers[owner.sex])
      if (!town.arePaired(owner, visitor)) visit(town, faker, visitor, owner)
    }
  }
}

/** Plans a visit at an instant after both could be met. */
export function visit(town: Town, { number }: SimpleFaker, visitor: Person, owner: Person): void {
  const min = Math.max(town.now - visitsMs, visitor.since, owner.since)
  const max = town.now - minuteMs
  if (min >= max) return
  town.does(visitor, number.int({ min, max }), (world, me, { now }) =>
    leaveFootprint(world, me, world.members.get(owner.id).uuid, now),
  )
}

/** Plans a review after `from`, on its own day (REVIEW-30). Returns false when no time is left before `until`. */
export function writeReview(
  faker: SimpleFaker,
  story: Story,
  texts: Round<string>,
  { from, until }: { readonly from: number; readonly until: number },
): boolean {
  const { datatype, number } = faker
  const earliest = Math.max(from, story.reviews.at(-1)?.at ?? 0) + dayMs
  if (earliest + 2 * dayMs > until) return false
  const metAt = number.int({ min: earliest, max: Math.min(until - 2 * dayMs, earliest + 5 * dayMs) })
  story.review(metAt + number.int({ min: 4 * hourMs, max: 2 * dayMs - 1 }), {
    datingDate: tokyoDay(metAt),
    scores: drawScores(faker, story.man.rank),
    foreplay: null,
    text: texts.take(),
    // Values that the form sends for its hidden fields (REVIEW-51).
    admitOpenInfo: 1,
    admitPublishing: 1,
    admitFull: datatype.boolean(0.8) ? 3 : 1,
  })
  return true
}

/** Better ranks get better scores, because the criteria require 60 to 90 percent (L-9). */
function drawScores({ helpers }: SimpleFaker, rank: string | null): Record<string, number> {
  const height = Math.max(0, ranks.findIndex((name) => name === rank) - 3) / (ranks.length - 4)
  const weights = [0.35 + 0.5 * height, 0.45 - 0.3 * height, 0.16 - 0.16 * height, 0.04 - 0.04 * height]
  const choices = choicesOf([4, 3, 2, 1], weights)
  return Object.fromEntries(reviewItems.map(({ name }) => [name, helpers.weightedArrayElement(choices)]))
}

/** Plans likes of reviews: few on most, many on some (API-52). */
export function* likeReviews(town: Town): Steps<void> {
  const { datatype, helpers, number } = town.stream('review likes')
  const readers = town.people.filter((person) => isMeetable(person) && !person.quiet)
  if (readers.length === 0) return
  for (const { at, record } of town.stories.flatMap(({ reviews }) => reviews)) {
    yield
    const latest = Math.min(town.now, at + 20 * dayMs)
    const likes = number.int(datatype.boolean(0.12) ? { min: 5, max: 14 } : { min: 0, max: 3 })
    for (const reader of helpers.arrayElements(readers, likes)) {
      town.does(reader, number.int({ min: at, max: latest }), (world, me, ctx) => {
        const review = record()
        if (review) giveHeart(world, 'review', review.id, me, ctx)
      })
    }
  }
}
