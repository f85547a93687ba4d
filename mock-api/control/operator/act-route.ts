import { decideEndpoint, norepliedEndpoint, submitReplyEndpoint } from '../../../src/contract/calls/decision.ts'
import { leaveFootprintEndpoint } from '../../../src/contract/calls/footprint.ts'
import { sendLikeEndpoint } from '../../../src/contract/calls/like.ts'
import { additionalReviewEndpoint, createReviewEndpoint } from '../../../src/contract/calls/review.ts'
import { actAsMember, type OperatorAct } from '../../../src/contract/control/operator/act.ts'
import { reviewItems } from '../../../src/contract/enums/review.ts'
import { dayMs, tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Endpoint, ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import { grantLoginBonus } from '../../features/login-bonus/login-bonus.ts'
import { isPresent } from '../../features/member/member.ts'
import { findPairing } from '../../features/pairing/pairing.ts'
import { firstReview, reviewedDays } from '../../features/review/review.ts'
import type { Runtime } from '../../runtime.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import { callAsMember } from '../as-member.ts'
import { defineControlRoute } from '../define-control-route.ts'
import { findMember } from '../request/find-member.ts'
import { writeAsMember } from './write-as-member.ts'

const decisionOf = { contact: 'ok', ng: 'ng', hold: 'suspend' } as const
const replyOf = { 'reply-ok': 'ok', 'reply-ng': 'ng' } as const

const cannotLogIn = '退会・利用停止中の会員と18歳未満の会員はログインできないため、操作できません。'

export const actRoute = defineControlRoute(actAsMember, (request, { runtime }) => act(runtime, request))

/** Performs an act of one member towards another by the rules of the app. Returns the app's response; throws Refusal. */
export function act(runtime: Runtime, request: OperatorAct): ResponseOf<typeof actAsMember> {
  const { world } = runtime.store
  const member = findMember(world, request.member)
  const other = findMember(world, request.to)
  if (!isPresent(member)) throw new Refusal('unauthenticated', { msg: cannotLogIn })
  const call = <E extends Endpoint>(endpoint: E, fields: object) => callAsMember(runtime, endpoint, member, fields)
  if (request.as === 'footprint') return call(leaveFootprintEndpoint, { profile_uuid: other.uuid })
  // Sending a like implies opening the app today.
  if (request.as === 'like')
    return callAsMember(runtime, sendLikeEndpoint, member, { uuid: other.uuid }, grantLoginBonus)
  const pairing = findPairing(world, member, other)
  if (!pairing) throw new Refusal('unknown', { code: 'no-pairing', msg: 'The two are not paired yet.' })
  const { id } = pairing
  switch (request.as) {
    case 'contact':
    case 'hold':
      return call(decideEndpoint, { recommend: { id, status: decisionOf[request.as] } })
    case 'ng':
      return call(decideEndpoint, { recommend: { id, status: decisionOf.ng, ng_reason: request.reason } })
    case 'reply-ok':
    case 'reply-ng':
      return call(submitReplyEndpoint, { recommend: { id, status: replyOf[request.as] } })
    case 'noreplied':
      return call(norepliedEndpoint, { recommend: { id } })
    case 'message':
      return writeAsMember(runtime, member, pairing, request.content)
    case 'review':
      return reviewAsMember(runtime, member, pairing, request)
  }
}

type ReviewAct = Extract<OperatorAct, { as: 'review' }>

/** Posts the first or an additional review of a pairing, with one rating for every item. */
function reviewAsMember(runtime: Runtime, member: Member, pairing: Pairing, request: ReviewAct) {
  const { world } = runtime.store
  const { id } = pairing
  const fields = {
    ...Object.fromEntries(reviewItems.map(({ name }) => [name, request.rating])),
    dating_date: request.dating_date ?? latestFreeDay(reviewedDays(world, pairing), runtime.time.now()),
    form_concrete_review: request.text,
    form_admit_full_publishing: request.admit_full,
  }
  return firstReview(world, pairing)
    ? callAsMember(runtime, additionalReviewEndpoint, member, { additional_review: { recommend_id: id, ...fields } })
    : callAsMember(runtime, createReviewEndpoint, member, { recommend: { id, ...fields } })
}

function latestFreeDay(taken: readonly string[], now: number): string {
  let at = now
  while (taken.includes(tokyoDay(at))) at -= dayMs
  return tokyoDay(at)
}
