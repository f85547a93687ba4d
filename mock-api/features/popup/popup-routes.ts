import { hidePopupEndpoint, popupsEndpoint } from '../../../src/contract/calls/popup.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { hidePopup, popupsFor } from './popup.ts'

/** Routes of campaign popups (API-23, API-24). */
export const popupRoutes: readonly Route[] = [
  defineRoute(popupsEndpoint, ({ world, me }) => ({
    modal_list: popupsFor(world, me).map((code) => ({ code })),
  })),

  defineRoute(hidePopupEndpoint, ({ world, input, me, ctx }) => {
    hidePopup(world, me, input.code, ctx)
    return { success: true as const }
  }),
]
