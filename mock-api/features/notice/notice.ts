import type { Context } from '../../world/context.ts'
import { newestFirst } from '../../world/newest-first.ts'
import type { Member } from '../../world/records/member.ts'
import type { Announcement, News, Notice } from '../../world/records/operator.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

interface Addressed {
  readonly id: number
  readonly audience: Member['sex'] | null
  readonly createdAt: number
}

/** Whether operator content is for this member: for the own sex, or for both (API-21). */
function isFor(me: Member, { audience }: Addressed): boolean {
  return audience === null || audience === me.sex
}

/** Operator content for a member, newest first. */
function contentFor<R extends Addressed>(me: Member, all: Iterable<R>): R[] {
  return [...all].filter((content) => isFor(me, content)).toSorted(newestFirst(({ createdAt }) => createdAt))
}

/** Maximum lines of the latest information in the account (API-09). */
const mostNews = 20

/** Returns all notices for a member's sex, newest first (API-21). */
export function noticesFor(world: World, me: Member): Notice[] {
  return contentFor(me, world.notices.all())
}

/** Returns a notice. Refuses an unknown one and one for the other sex with 404 (API-22). */
export function getNotice(world: World, me: Member, id: number): Notice {
  const notice = world.notices.find(id)
  if (!notice || !isFor(me, notice)) throw new Refusal('unknown', { msg: 'お知らせが見つかりません。' })
  return notice
}

/** Returns the latest information on home, newest first, at most 20 (API-09, HOME-57). */
export function latestNews(world: World, me: Member): News[] {
  return contentFor(me, world.news.all()).slice(0, mostNews)
}

/** Returns announcements that a member has not confirmed, oldest first (API-19). Scans all: there are few. */
export function unreadAnnouncements(world: World, me: Member): Announcement[] {
  return contentFor(me, world.announcements.all())
    .filter((announcement) => !isRead(world, me, announcement))
    .toReversed()
}

/** Confirms an announcement; repeating it is a no-op. Refuses unknown ones and ones for the other sex (API-20). */
export function readAnnouncement(world: World, me: Member, id: number, ctx: Context): void {
  const announcement = world.announcements.find(id)
  if (!announcement || !isFor(me, announcement)) throw new Refusal('unknown')
  if (isRead(world, me, announcement)) return
  world.announcementReads.insert({ announcementId: id, memberId: me.id, readAt: ctx.now })
}

function isRead(world: World, me: Member, { id }: Announcement): boolean {
  return world.announcementReads.countBy('pair', `${id}:${me.id}`) > 0
}
