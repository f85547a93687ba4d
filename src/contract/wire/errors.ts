import * as z from 'zod/mini'
import * as wire from './fields.ts'

/** Texts by field name, all repeated under `full_messages` (C-5, protocols A7). */
export const fieldErrors = z.catchall(z.object({ full_messages: z.array(z.string()) }), z.array(z.string()))

/** 401: missing, unknown, expired or barred session (protocols A3; it has no `success` key). */
export const unauthorizedBody = z.strictObject({ errors: z.array(z.string()) })

/** Reasons of a 403 (C-5, C-6, D-51). */
const forbiddenReasons = ['owner', 'sex', 'age', 'payment'] as const

/** 403: the session is valid but has no permission. */
export const forbiddenBody = z.strictObject({
  success: z.literal(false),
  msg: z.string(),
  reason: z.enum(forbiddenReasons),
})

/** 404: the record is unknown or hidden from the caller; both look the same (C-5). */
export const notFoundBody = z.strictObject({ success: z.literal(false), msg: z.string() })

/** 413: the body exceeds every call's limit. */
export const tooLargeBody = z.strictObject({ success: z.literal(false), msg: z.string() })

/** 422: the input is invalid or the state forbids it (C-5). */
export const invalidBody = z.strictObject({
  success: z.literal(false),
  msg: z.string(),
  errors: fieldErrors,
})

/** 422 of API-36, with the instant from which the call is accepted (D-12). */
export const tooEarlyBody = z.strictObject({
  success: z.literal(false),
  msg: z.string(),
  errors: fieldErrors,
  available_at: z.optional(wire.instant),
})

/** A refusal of the gem under /api/auth (protocols A8, A9, A10, A11, A13). */
export const gemRefusal = z.strictObject({ success: z.literal(false), errors: z.array(z.string()) })

/** No JSON body: a 302 or an HTML page. */
export const noJsonBody = z.unknown()
