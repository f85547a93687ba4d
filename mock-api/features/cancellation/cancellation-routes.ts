import * as calls from '../../../src/contract/calls/cancellation.ts'
import { RouteResponse, defineRoute, type Route } from '../../http/define-route.ts'
import { cancelPlan, giveReason, withdraw } from './cancellation.ts'

/** Routes of the reason for leaving, the plan's cancellation and the withdrawal (API-69 to API-71). */
export const cancellationRoutes: readonly Route[] = [
  defineRoute(calls.cancelReasonEndpoint, ({ world, input, me, session, ctx }) => {
    const { password, cancel_reason: reason, cancel_reason_text: text } = input.cancel_reason
    giveReason(world, me, session.login, { password, reason, text }, ctx)
    return { success: true as const }
  }),

  defineRoute(calls.cancelSubscriptionEndpoint, ({ world, me, session, ctx }) => {
    cancelPlan(world, me, session.login, ctx)
    return { success: true as const, msg: '' }
  }),

  defineRoute(calls.withdrawEndpoint, ({ world, me, ctx }) => {
    withdraw(world, me, ctx)
    return new RouteResponse({ success: true as const, msg: '' }, { ended: true })
  }),
]
