import { decideEndpoint, norepliedEndpoint, submitReplyEndpoint } from '../../../src/contract/calls/decision.ts'
import { leaveFootprintEndpoint } from '../../../src/contract/calls/footprint.ts'
import { sendLikeEndpoint } from '../../../src/contract/calls/like.ts'
import { additionalReviewEndpoint, createReviewEndpoint } from '../../../src/contract/calls/review.ts'
import { actAsMember, type OperatorAct } from '../../../src/contract/control/operator/act.ts'
import { reviewItems } from '../../../src/contract/enums/review.ts'
import { dayMs, tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import { grantLoginBonus } from '../../features/login-bonus/login-bonus.ts'
import { findPairing } from '../../features/pairing/pairing.ts'
import { firstReview, reviewedDays } from '../../features/review/review.ts'
import type { Runtime } from '../../runtime.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import { callAsMember } from '../as-member.ts'
import { defineControlRoute } from '../define-control-route.ts'
import { findMember } from '../request-values.ts'
import { writeAsMember } from './write-as-member.ts'

const decisionOf = { contact: 'ok', ng: 'ng', hold: 'suspend' } as const
const replyOf = { 'reply-ok': 'ok', 'reply-ng': 'ng' } as const

export const actRoute = defineControlRoute(actAsMember, (request, { runtime }) => act(runtime, request))

/** Performs an act of one member towards another by the rules of the app. Returns the app's response; throws Refusal. */
export function act(runtime: Runtime, request: OperatorAct): ResponseOf<typeof actAsMember> {
  const { world } = runtime.store
  const member = findMember(world, request.member)
  const other = findMember(world, request.to)
  const pairing = (): Pairing => {
    const found = findPairing(world, member, other)
    if (!found) throw new Refusal('unknown', { code: 'no-pairing', msg: 'The two are not paired yet.' })
    return found
  }
  switch (request.as) {
    case 'like':
      // Sending a like implies opening the app today.
      return callAsMember(runtime, sendLikeEndpoint, member, { uuid: other.uuid }, grantLoginBonus)
    case 'footprint':
      return callAsMember(runtime, leaveFootprintEndpoint, member, { profile_uuid: other.uuid })
    case 'contact':
    case 'hold':
    case 'ng': {
      const ng_reason = request.as === 'ng' ? request.reason : undefined
      const recommend = { id: pairing().id, status: decisionOf[request.as], ng_reason }
      return callAsMember(runtime, decideEndpoint, member, { recommend })
    }
    case 'reply-ok':
    case 'reply-ng':
      return callAsMember(runtime, submitReplyEndpoint, member, {
        recommend: { id: pairing().id, status: replyOf[request.as] },
      })
    case 'noreplied':
      return callAsMember(runtime, norepliedEndpoint, member, { recommend: { id: pairing().id } })
    case 'message':
      return writeAsMember(runtime, member, pairing(), request.content)
    case 'review': {
      const { endpoint, body } = reviewOf(runtime, pairing(), request)
      return callAsMember(runtime, endpoint, member, body)
    }
  }
}

/** Posts the first or an additional review of a pairing, with one rating for every item. */
function reviewOf(runtime: Runtime, pairing: Pairing, request: Extract<OperatorAct, { as: 'review' }>) {
  const { world } = runtime.store
  const fields = {
    ...Object.fromEntries(reviewItems.map(({ name }) => [name, request.rating])),
    dating_date: request.dating_date ?? latestFreeDay(reviewedDays(world, pairing), runtime.time.now()),
    form_concrete_review: request.text,
    form_admit_full_publishing: request.admit_full,
  }
  return firstReview(world, pairing)
    ? {
        endpoint: additionalReviewEndpoint,
        body: { additional_review: { recommend_id: pairing.id, ...fields } },
      }
    : { endpoint: createReviewEndpoint, body: { recommend: { id: pairing.id, ...fields } } }
}

function latestFreeDay(taken: readonly string[], now: number): string {
  let at = now
  while (taken.includes(tokyoDay(at))) at -= dayMs
  return tokyoDay(at)
}
