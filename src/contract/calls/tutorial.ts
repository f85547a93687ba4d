import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import { noFields } from '../wire/wire.ts'

/** Marks the women's guide as read; repeating it changes nothing. */
export const tutorialCheckEndpoint = defineEndpoint('API-18', 'POST /api/tutorial_check', {
  summary: 'Finish the guide',
  access: 'login',
  sex: 2,
  request: noFields,
  response: z.strictObject({ success: z.literal(true), tutorial_check: z.literal(1) }),
})
