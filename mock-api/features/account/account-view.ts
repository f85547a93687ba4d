import type { Account } from '../../../src/contract/calls/account.ts'
import type { Rank } from '../../../src/contract/enums/member.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import type { World } from '../../world/world.ts'
import { countersOfToday } from '../member/daily-reset.ts'
import { unreadAnnouncements, latestNews } from '../notice/notice.ts'
import { pairingSummary } from '../pairing/pairing-summary.ts'
import { completeness } from '../profile/completeness.ts'
import { nextRankCriteria } from '../rank/criteria.ts'
import { isApplicable } from '../rank/rank.ts'
import { recommendationCounts } from '../recommendation/daily-counts.ts'
import { canGetRecommendation } from '../recommendation/recommend.ts'

/**
 * Returns what home, menus and gates need (API-09). Every page loads it, so it is one literal: merging forty keys from
 * parts costs several times as much.
 */
export function accountView(world: World, me: Member, now: number): Account {
  const profile = world.profiles.get(me.id)
  const summary = pairingSummary(world, me)
  const counts = recommendationCounts(me, now)
  const recommendable = canGetRecommendation(me, now)
  const bonus = countersOfToday(me.bonus, now)?.granted ?? 0
  return {
    id: me.id,
    uuid: me.uuid,
    email: me.email,
    twitterid: me.twitterId,
    twitter_name: profile.name,
    twitter_account_no: me.twitterAccountNo,
    sex: me.sex,
    rank: me.rank as Rank | null,
    rank_req_flag: flag(me.rankRequested),
    last_application_date: me.lastApplicationAt === null ? null : tokyoIso(me.lastApplicationAt),
    applicatable: isApplicable(me, now),
    rc: criteriaView(world, me, now),
    matching_count: summary.matching,
    recommend_count: summary.all,
    like_count: summary.liked,
    like_count_new: summary.newLikes,
    send_like_count: summary.sent,
    payment_conf: flag(me.paid),
    age_conf: me.ageConf,
    age_conf_file: me.ageConfFile,
    status: me.femaleStatus,
    active_status: me.activeStatus,
    profile_complete_rate: completenessView(me, profile),
    recommend_id: summary.recommendedId,
    matching_id: summary.matchedId,
    suspend_id: summary.heldId,
    action: actionOf(summary),
    recommendable,
    recommend_create_count: counts.auto,
    max_recommend_count: counts.cap,
    mannual_recommend: recommendable && counts.ticketsLeft > 0,
    manual_recommend_ticket: counts.tickets,
    manual_recommend_count: me.manualTotal,
    manual_recommend_count_in_user: counts.manual,
    tutorial_check: flag(me.tutorialDone),
    login_bonus: flag(bonus > 0),
    login_bonus_amount: bonus,
    unread_messages_size: summary.unread + world.operatorMessages.countBy('unread', me.id),
    anouncement_size: unreadAnnouncements(world, me).length,
    notification: newsView(world, me),
  }
}

/** Returns each criterion under both names (ENTITY-18). */
function criteriaView(world: World, me: Member, now: number): Account['rc'] {
  return nextRankCriteria(world, me, now).map(({ text, active }) => ({
    text,
    dict: text,
    active_flag: active,
  }))
}

function completenessView(me: Member, profile: Profile): Account['profile_complete_rate'] {
  const { points, reached } = completeness(me, profile)
  return { point: points, ...reached }
}

function actionOf({ recommendedId, heldId, matchedId }: ReturnType<typeof pairingSummary>): Account['action'] {
  if (recommendedId !== null) return 'recommend'
  if (heldId !== null) return 'suspend'
  return matchedId === null ? '' : 'matching'
}

function newsView(world: World, me: Member): Account['notification'] {
  return latestNews(world, me).map(({ id, info, createdAt, url }) => ({
    id,
    info,
    created_at: tokyoIso(createdAt),
    url,
  }))
}

function flag(on: boolean): 0 | 1 {
  return on ? 1 : 0
}
