import { cancelReasonEndpoint, cancelSubscriptionEndpoint } from '../../../src/contract/calls/cancellation.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { cancelPlan, giveReason } from './cancellation.ts'

/** Routes of the reason for leaving and of the plan's cancellation (API-69, API-70). */
export const cancellationRoutes: readonly Route[] = [
  defineRoute(cancelReasonEndpoint, ({ world, input, me, session, ctx }) => {
    const { password, cancel_reason: reason, cancel_reason_text: text } = input.cancel_reason
    giveReason(world, me, session.login, { password, reason, text }, ctx)
    return { success: true as const }
  }),

  defineRoute(cancelSubscriptionEndpoint, ({ world, me, session, ctx }) => {
    cancelPlan(world, me, session.login, ctx)
    return { success: true as const, msg: '' }
  }),
]
