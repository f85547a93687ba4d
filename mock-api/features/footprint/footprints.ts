import { newestFirst } from '../../world/newest-first.ts'
import { pageOf } from '../../world/page-of.ts'
import { type Member, isVerified } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { canMeet, findPairing, isVisible } from '../pairing/pairing.ts'

/**
 * Returns visitors of a member's profile, one entry each, latest visit first. Omits blocked, inactive and unverified
 * visitors (API-44). Empty without verification (C-6).
 */
export function listFootprints(world: World, me: Member, page: number, perPage: number) {
  const visible = (isVerified(me) ? world.footprints.by('owner', me.id) : [])
    .filter(({ visitorId }) => canMeet(world, me, world.members.get(visitorId)))
    .toSorted(newestFirst(({ visitedAt }) => visitedAt))
  return { rows: pageOf(visible, page, perPage), total: visible.length }
}

/**
 * Leaves a footprint on a profile (API-45). A repeated visit moves the entry up; the own profile gets none. Refuses
 * with `unknown` when the member may not open the profile.
 */
export function leaveFootprint(world: World, me: Member, ownerUuid: string, now: number): void {
  const owner = world.members.findBy('uuid', ownerUuid)
  if (owner?.id === me.id) return
  if (!owner || !isOpenTo(world, me, owner)) throw new Refusal('unknown')
  const last = world.footprints.findBy('pair', `${owner.id}:${me.id}`)
  if (last) world.footprints.update(last.id, { visitedAt: now })
  else world.footprints.insert({ ownerId: owner.id, visitorId: me.id, visitedAt: now })
}

/** Details are open for members whom one can meet, profiles also for unblocked partners (API-31 to API-33). */
function isOpenTo(world: World, me: Member, owner: Member): boolean {
  if (canMeet(world, me, owner)) return true
  const pairing = findPairing(world, me, owner)
  return pairing !== undefined && isVisible(world, pairing, me)
}
