import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** Grants the free likes of the business day once (D-43). */
export const loginBonusEndpoint = defineEndpoint('API-25', 'POST /api/login_bonus/create', {
  summary: 'Take the login bonus',
  automatic: true,
  access: 'login',
  request: request.noFields,
  response: z.union([
    z.strictObject({ success: z.literal(true), amount: wire.count }),
    z.strictObject({ success: z.literal(false), amount: z.literal(0) }),
  ]),
})
