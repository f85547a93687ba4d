import type * as calls from '../../../src/contract/calls/timeline.ts'
import { AgeConf } from '../../../src/contract/enums/member.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { newestFirst } from '../../world/newest-first.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { likeBalance } from '../like/likes-left.ts'
import { detailTickets } from '../partner/detail-profile.ts'
import { photoUrl } from '../photo/photo-view.ts'
import { teaserView } from '../profile/teaser-view.ts'

/** Returns the timeline and the caller's likes and tickets (API-40). */
export function timelineView(
  world: World,
  shown: readonly Member[],
  me: Member,
  now: number,
  origin: string,
): calls.Timeline {
  const likes = likeBalance(world, me, now)
  const purchases = world.likePurchases.by('member', me.id).toSorted(newestFirst(({ createdAt }) => createdAt))
  const [latest] = purchases
  return {
    users: shown.map((member) => cardView(world, member, origin)),
    like_remain: likes.remain,
    free_like: likes.free,
    purchased_like_remain: likes.purchased,
    purchased_like_created: latest ? tokyoIso(latest.createdAt) : null,
    purchased_like_history: purchases.map(({ remain, createdAt, expiresAt }) => ({
      remain: expiresAt > now ? remain : 0,
      created_at: tokyoIso(createdAt),
      expiry_date: tokyoIso(expiresAt),
    })),
    detail_show_ticket: detailTickets(me, now),
    hidden_mode: me.hiddenMode,
    payment_confirmation: me.paid ? 1 : 0,
    age_confirmation: me.ageConf === AgeConf.verified ? 1 : 0,
  }
}

/** Returns a card: half a decade of age, and the beginning of his self-introduction or her ideal text. */
function cardView(world: World, member: Member, origin: string): calls.TimelineUser {
  const profile = world.profiles.get(member.id)
  const photo = photoUrl(member, origin)
  return {
    uuid: member.uuid,
    profile1: photo,
    ages: halfDecade(profile.age),
    contents: teaserView(profile, member.sex),
    image: photo,
  }
}

const decade = 10

/** Returns '30代前半' for 30 to 34, '18~19歳' for 18 and 19, '' without an age (API-40). */
export function halfDecade(age: number | null): string {
  if (age === null) return ''
  if (age < 2 * decade) return '18~19歳'
  const yearOfDecade = age % decade
  return `${age - yearOfDecade}代${yearOfDecade < decade / 2 ? '前半' : '後半'}`
}
