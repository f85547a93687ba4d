import type { Account } from '../../src/contract/account.ts'
import type { Rank } from '../../src/contract/enums/ranks.ts'
import { isVerified } from '../domain/member/gate.ts'
import { pairingSummary, type PairingSummary } from '../domain/member/pairing-summary.ts'
import { today } from '../domain/member/today.ts'
import { unreadAnnouncements } from '../domain/notice/announcements.ts'
import { latestNews } from '../domain/notice/notices.ts'
import { unreadFromOperator } from '../domain/operator/operator-messages.ts'
import { completeness } from '../domain/profile/completeness.ts'
import { nextRankCriteria } from '../domain/rank/criteria.ts'
import { isApplicable } from '../domain/rank/request.ts'
import { recommendCounts } from '../domain/recommendation/counts.ts'
import { tokyoIso } from '../domain/time.ts'
import type { Member } from '../domain/world/records/member.ts'
import type { Profile } from '../domain/world/records/profile.ts'
import type { World } from '../domain/world/world.ts'

/** Everything that home, menus and gates need (API-09). */
export function accountView(world: World, me: Member, now: number): Account {
  const profile = world.profiles.get(me.id)
  const summary = pairingSummary(world, me)
  return {
    ...identityView(me, profile),
    ...rankView(world, me, now),
    ...gateView(me),
    ...countsView(summary),
    ...recommendingView(me, now),
    ...bonusView(me, now),
    profile_complete_rate: completenessView(me, profile),
    unread_messages_size: summary.unread + unreadFromOperator(world, me.id),
    anouncement_size: unreadAnnouncements(world, me).length,
    notification: latestNews(world, me).map(({ id, info, createdAt, url }) => ({
      id,
      info,
      created_at: tokyoIso(createdAt),
      url,
    })),
  }
}

function identityView(me: Member, profile: Profile) {
  return {
    id: me.id,
    uuid: me.uuid,
    email: me.email,
    twitterid: me.twitterId,
    twitter_name: profile.name,
    twitter_account_no: me.twitterAccountNo,
    sex: me.sex,
  }
}

function rankView(world: World, me: Member, now: number) {
  return {
    rank: me.rank as Rank | null,
    rank_req_flag: flag(me.rankRequested),
    last_application_date: me.lastApplicationAt === null ? null : tokyoIso(me.lastApplicationAt),
    applicatable: isApplicable(me, now),
    rc: nextRankCriteria(world, me, now).map(({ text, active }) => ({
      text,
      dict: text,
      active_flag: active,
    })),
  }
}

function gateView(me: Member) {
  return {
    payment_conf: flag(me.paid),
    age_conf: me.ageConf,
    age_conf_file: me.ageConfFile,
    status: me.femaleStatus,
    active_status: me.activeStatus,
    tutorial_check: flag(me.tutorialDone),
  }
}

function countsView(summary: PairingSummary) {
  return {
    matching_count: summary.matching,
    recommend_count: summary.all,
    like_count: summary.liked,
    like_count_new: summary.newLikes,
    send_like_count: summary.sent,
    recommend_id: summary.recommendedId,
    matching_id: summary.matchedId,
    suspend_id: summary.heldId,
    action: actionOf(summary),
  }
}

/** What home leads to first (API-09). */
function actionOf({ recommendedId, heldId, matchedId }: PairingSummary): Account['action'] {
  if (recommendedId !== null) return 'recommend'
  if (heldId !== null) return 'suspend'
  return matchedId === null ? '' : 'matching'
}

/** Numbers of the day and the all-time count of manual recommendations (D-20, HOME-38, HOME-43). */
function recommendingView(me: Member, now: number) {
  const counts = recommendCounts(me, now)
  const recommendable = me.sex === 2 && me.femaleStatus === 4 && isVerified(me) && counts.remaining > 0
  return {
    recommendable,
    recommend_create_count: counts.auto,
    max_recommend_count: counts.cap,
    mannual_recommend: recommendable && counts.ticketsLeft > 0,
    manual_recommend_ticket: counts.tickets,
    manual_recommend_count: me.manualTotal,
    manual_recommend_count_in_user: counts.manual,
  }
}

function bonusView(me: Member, now: number) {
  const granted = today(me.bonus, now)?.granted ?? 0
  return { login_bonus: flag(granted > 0), login_bonus_amount: granted }
}

function completenessView(me: Member, profile: Profile): Account['profile_complete_rate'] {
  const { points, reached } = completeness(me, profile)
  return { point: points, ...reached }
}

function flag(on: boolean): 0 | 1 {
  return on ? 1 : 0
}
