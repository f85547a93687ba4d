import * as calls from '../../../src/contract/calls/payment.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { likeBalance } from '../like/likes-left.ts'
import { buyLikes } from './buy-likes.ts'
import { createCardToken } from './card-token.ts'
import { changeCard } from './change-card.ts'
import { payPlan } from './pay-plan.ts'
import { paymentInformationView } from './payment-information-view.ts'
import { declinedText } from './payment-result.ts'
import { cardTokenView, paymentView } from './payment-view.ts'

/** Routes of card tokens, plans, packs of likes and the payment information (API-64 to API-68). */
export const paymentRoutes: readonly Route[] = [
  defineRoute(calls.paymentInformationEndpoint, ({ world, me }) => paymentInformationView(world, me)),

  defineRoute(calls.createPaymentTokenEndpoint, ({ world, input, me, ctx }) =>
    cardTokenView(createCardToken(world, input.payment_info, me.id, ctx)),
  ),

  defineRoute(calls.payEndpoint, ({ world, input, me, ctx, ...origins }) => {
    const { token, site_id: siteId, campaign: planId, amount } = input.pi
    return paymentView(world, payPlan(world, me, { token, siteId, planId, amount }, ctx), origins, {})
  }),

  defineRoute(calls.changeCardEndpoint, ({ world, input, me, ctx }) =>
    changeCard(world, me, input.pi.token, ctx)
      ? { success: true as const, msg: '更新しました' }
      : { success: false as const, msg: declinedText },
  ),

  defineRoute(calls.purchaseLikesEndpoint, ({ world, input, me, ctx, ...origins }) => {
    const { token, site_id: siteId, payment_amount: amount, campaign } = input.pi
    const result = buyLikes(world, me, { token, siteId, size: input.plan, amount, campaign }, ctx)
    return paymentView(world, result, origins, { like_remain: likeBalance(world, me, ctx.now).remain })
  }),
]
