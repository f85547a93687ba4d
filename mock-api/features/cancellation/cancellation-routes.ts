import {
  cancelReasonEndpoint,
  cancelSubscriptionEndpoint,
  withdrawEndpoint,
} from '../../../src/contract/calls/cancellation.ts'
import { cancelPlan } from './cancel-plan.ts'
import { giveReason } from './give-reason.ts'
import { withdraw } from '../withdrawal/withdraw.ts'
import { Answer, serve, type Route } from '../../http/define-route.ts'

/** Reasons of leaving, cancellation of the plan and withdrawal (API-69 to API-71). */
export const leavingRoutes: readonly Route[] = [
  serve(cancelReasonEndpoint, ({ world, input, me, session, ctx }) => {
    const { password, cancel_reason: reason, cancel_reason_text: text } = input.cancel_reason
    giveReason(world, me, session.login, { password, reason, text }, ctx)
    return { success: true as const }
  }),

  serve(cancelSubscriptionEndpoint, ({ world, me, session, ctx }) => {
    cancelPlan(world, me, session.login, ctx)
    return { success: true as const, msg: '' }
  }),

  serve(withdrawEndpoint, ({ world, me, ctx }) => {
    withdraw(world, me, ctx)
    return new Answer({ success: true as const, msg: '' }, { ended: true })
  }),
]
