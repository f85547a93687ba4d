import { hidePopupEndpoint, loginBonusEndpoint, popupsEndpoint } from '../../../src/contract/calls/popup.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { grantLoginBonus, hidePopup, popupsFor } from './popup.ts'

/** Routes of campaign popups and the login bonus (API-23 to API-25). */
export const popupRoutes: readonly Route[] = [
  defineRoute(popupsEndpoint, ({ world, me }) => ({
    modal_list: popupsFor(world, me).map((code) => ({ code })),
  })),

  defineRoute(hidePopupEndpoint, ({ world, input, me, ctx }) => {
    hidePopup(world, me, input.code, ctx)
    return { success: true as const }
  }),

  defineRoute(loginBonusEndpoint, ({ world, me, ctx }) => {
    const amount = grantLoginBonus(world, me, ctx)
    return amount === 0 ? { success: false as const, amount: 0 as const } : { success: true as const, amount }
  }),
]
