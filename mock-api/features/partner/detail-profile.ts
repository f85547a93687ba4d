import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { likeStatus } from '../like/like.ts'
import { likeBalance } from '../like/likes-left.ts'
import { countersOfToday } from '../member/daily-reset.ts'
import { canMeet } from '../pairing/pairing.ts'

/** Partners whose details may be opened per business day (D-44). */
const detailViewsPerDay = 10

/** Number of partners whose details a member may still open today (API-40 detail_show_ticket). */
export function detailTickets(member: Member, now: number): number {
  return Math.max(0, detailViewsPerDay - (countersOfToday(member.detailViews, now)?.seen.length ?? 0))
}

/**
 * Opens a detailed profile (API-33). The day's first view of a partner costs one of ten; own and repeated views are
 * free (D-44). Returns undefined when none is left. Refuses with `unknown` when the member may not see the profile.
 */
export function openDetail(world: World, me: Member, uuid: string, now: number) {
  const member = world.members.findBy('uuid', uuid)
  if (!member || !(member.id === me.id || canMeet(world, me, member))) throw new Refusal('unknown')
  if (member.id !== me.id && !countView(world, me, member.id, now)) return undefined
  return {
    member,
    ...likeStatus(world, me, member),
    likeRemain: likeBalance(world, me, now).remain,
  }
}

/** Whether this view is free or can be paid with one of today's views. */
function countView(world: World, me: Member, partnerId: number, now: number): boolean {
  const seen = countersOfToday(me.detailViews, now)?.seen ?? []
  if (seen.includes(partnerId)) return true
  if (seen.length >= detailViewsPerDay) return false
  world.members.update(me.id, { detailViews: { day: businessDay(now), seen: [...seen, partnerId] } })
  return true
}
