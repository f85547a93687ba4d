import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { likeBalance } from '../like/balance.ts'
import { canNotLike, isLiked } from '../like/relation.ts'
import { countersOfToday } from '../member/counters-of-today.ts'
import { canMeet } from '../pairing/meeting.ts'

/** Partners whose details may be opened per business day (D-44). */
const detailViewsPerDay = 10

/** A detailed profile together with what the viewer may do there. */
export interface DetailView {
  readonly member: Member
  readonly isLiked: boolean
  readonly canNotLike: boolean
  readonly likeRemain: number
}

/** How many more partners' details a member may open today (API-40 detail_show_ticket). */
export function detailTickets(member: Member, now: number): number {
  return Math.max(0, detailViewsPerDay - (countersOfToday(member.detailViews, now)?.seen.length ?? 0))
}

/**
 * Opens a detailed profile (API-33). The first view of a partner that day costs one of the ten; one's own and a repeated
 * view are free (D-44). Undefined, and nothing changes, when none is left. Refuses with `unknown` for whom the member
 * may not see.
 */
export function openDetail(world: World, me: Member, uuid: string, now: number): DetailView | undefined {
  const member = world.members.findBy('uuid', uuid)
  if (!member || !(member.id === me.id || canMeet(world, me, member))) throw new Refusal('unknown')
  if (member.id !== me.id && !countView(world, me, member.id, now)) return undefined
  return {
    member,
    isLiked: isLiked(world, me, member),
    canNotLike: canNotLike(world, me, member),
    likeRemain: likeBalance(world, me, now).remain,
  }
}

/** Whether this view is free or could be paid with one of today's. */
function countView(world: World, me: Member, partnerId: number, now: number): boolean {
  const seen = countersOfToday(me.detailViews, now)?.seen ?? []
  if (seen.includes(partnerId)) return true
  if (seen.length >= detailViewsPerDay) return false
  world.members.update(me.id, { detailViews: { day: businessDay(now), seen: [...seen, partnerId] } })
  return true
}
