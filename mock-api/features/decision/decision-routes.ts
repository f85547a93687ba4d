import { decideEndpoint, norepliedEndpoint, submitReplyEndpoint } from '../../../src/contract/calls/decision.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { decidedView } from '../recommendation/recommendation-view.ts'
import { applyDecision } from './decision.ts'

/** Routes of contact, no contact, hold, block and the reply step (API-34 to API-36). */
export const decisionRoutes: readonly Route[] = [
  defineRoute(decideEndpoint, ({ world, input, me, ctx }) => {
    const { id, status, ng_reason } = input.recommend
    return decidedView(applyDecision(world, me, { pairingId: id, act: status, reason: ng_reason }, ctx), me)
  }),

  defineRoute(submitReplyEndpoint, ({ world, input, me, ctx }) => {
    const { id, status } = input.recommend
    return decidedView(applyDecision(world, me, { pairingId: id, act: `reply-${status}` }, ctx), me)
  }),

  defineRoute(norepliedEndpoint, ({ world, input, me, ctx }) =>
    decidedView(applyDecision(world, me, { pairingId: input.recommend.id, act: 'noreplied' }, ctx), me),
  ),
]
