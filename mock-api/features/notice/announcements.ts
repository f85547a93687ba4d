import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Announcement } from '../../world/records/operator-content.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isFor, newestFirst } from './audience.ts'

/** Announcements that a member has not confirmed, oldest first (API-19). The operator's few are looked through. */
export function unreadAnnouncements(world: World, me: Member): Announcement[] {
  return newestFirst(world.announcements.all(), me)
    .filter((announcement) => !isRead(world, me, announcement))
    .toReversed()
}

/** A member confirms an announcement; repeating it changes nothing. Unknown or not for this member: 404 (API-20). */
export function readAnnouncement(world: World, me: Member, id: number, ctx: Context): void {
  const announcement = world.announcements.find(id)
  if (!announcement || !isFor(me, announcement)) throw new Refusal('unknown')
  if (isRead(world, me, announcement)) return
  world.announcementReads.insert({ announcementId: id, memberId: me.id, readAt: ctx.now })
}

function isRead(world: World, me: Member, { id }: Announcement): boolean {
  return world.announcementReads.countBy('pair', `${id}:${me.id}`) > 0
}
