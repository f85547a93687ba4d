import * as calls from '../../../src/contract/calls/partner.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { openDetail } from './detail-profile.ts'
import { manPartnerView, womanPartnerView, detailProfileView } from './partner-view.ts'
import { openPartner } from './partner.ts'

/** Routes of partners' profiles and detailed profiles (API-31 to API-33). */
export const partnerRoutes: readonly Route[] = [
  defineRoute(calls.partnerEndpoint, ({ world, input, me, apiOrigin }) =>
    manPartnerView(world, openPartner(world, me, input.user.partner_id), me, apiOrigin),
  ),

  defineRoute(calls.femalePartnerEndpoint, ({ world, input, me, apiOrigin }) =>
    womanPartnerView(world, openPartner(world, me, input.user.partner_id), me, apiOrigin),
  ),

  defineRoute(calls.detailProfileEndpoint, ({ world, input, me, ctx, apiOrigin }) => {
    const detail = openDetail(world, me, input.user.partner_uuid, ctx.now)
    if (detail) return { success: true as const, profile: detailProfileView(world, detail, me, apiOrigin) }
    return { success: false as const, purchase: true as const, profile: null, detail_show_ticket: 0 as const }
  }),
]
