import * as calls from '../../../src/contract/calls/cancellation.ts'
import { RouteResponse, defineRoute, type Route } from '../../http/define-route.ts'
import type { Session } from '../../http/session.ts'
import type { Login } from '../../world/records/auth.ts'
import { Refusal } from '../../world/refusal.ts'
import { cancelPlan, giveReason, withdraw } from './cancellation.ts'

/** Routes of the reason for leaving, the plan's cancellation and the withdrawal (API-69 to API-71). */
export const cancellationRoutes: readonly Route[] = [
  defineRoute(calls.cancelReasonEndpoint, ({ world, input, me, session, ctx }) => {
    const { password, cancel_reason: reason, cancel_reason_text: text } = input.cancel_reason
    giveReason(world, me, loginOf(session), { password, reason, text }, ctx)
    return { success: true as const }
  }),

  defineRoute(calls.cancelSubscriptionEndpoint, ({ world, me, session, ctx }) => {
    cancelPlan(world, me, loginOf(session), ctx)
    return { success: true as const, msg: '' }
  }),

  defineRoute(calls.withdrawEndpoint, ({ world, me, ctx }) => {
    withdraw(world, me, ctx)
    return new RouteResponse({ success: true as const, msg: '' }, { ended: true })
  }),
]

/** An act of the operator's desk has no login. */
function loginOf(session: Session | undefined): Login {
  if (!session) throw new Refusal('unauthenticated')
  return session.login
}
