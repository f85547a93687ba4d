import * as z from 'zod/mini'
import { modalCodes } from '../enums/popup.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

const modalCodeSchema = z.literal(modalCodes)

/** Campaign popups to show now, in ascending order (BONUS-14). */
export const popupsEndpoint = defineEndpoint('API-23', 'GET /api/modal/list', {
  summary: 'List the campaign popups to show',
  access: 'login',
  request: request.noFields,
  response: z.strictObject({ modal_list: z.array(z.strictObject({ code: modalCodeSchema })) }),
})

/** Hides a popup permanently; repeating it changes nothing. */
export const hidePopupEndpoint = defineEndpoint('API-24', 'POST /api/modal/is_view', {
  summary: 'Do not show a campaign popup again',
  access: 'login',
  request: z.object({ user_id: request.optional(request.id), code: request.numberOf(modalCodes) }),
  identity: [{ at: 'user_id', kind: 'id' }],
  response: wire.success,
})
