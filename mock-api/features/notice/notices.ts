import type { Member } from '../../world/records/member.ts'
import type { News, Notice } from '../../world/records/operator-content.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isFor, newestFirst } from './audience.ts'

/** Lines of the latest information that the account carries at most (API-09). */
const mostNews = 20

/** All notices for a member's sex, newest first (API-21). */
export function noticesFor(world: World, me: Member): Notice[] {
  return newestFirst(world.notices.all(), me)
}

/** One notice; unknown or for the other sex: 404 (API-22). */
export function getNotice(world: World, me: Member, id: number): Notice {
  const notice = world.notices.find(id)
  if (!notice || !isFor(me, notice)) throw new Refusal('unknown', { msg: 'お知らせが見つかりません。' })
  return notice
}

/** The latest information on home, newest first, at most 20 (API-09, HOME-57). */
export function latestNews(world: World, me: Member): News[] {
  return newestFirst(world.news.all(), me).slice(0, mostNews)
}
