import * as z from 'zod/mini'
import * as wire from './wire.ts'

/** Texts by field name, all repeated under `full_messages` (C-5, protocols A7). */
const fieldErrors = z.catchall(z.object({ full_messages: z.array(z.string()) }), z.array(z.string()))

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

/** Reasons to refuse a login with correct values (API-02). */
const signInReasons = ['unconfirmed', 'under_age', 'inactive'] as const

/** 401 of API-02; without `reason` for wrong values. */
export const signInRefusal = z.strictObject({
  success: z.literal(false),
  errors: z.array(z.string()),
  reason: z.optional(z.enum(signInReasons)),
})

/** 422 of API-04: the redirect URL does not belong to the app (protocols A11). */
export const redirectRefusal = z.strictObject({
  success: z.literal(false),
  errors: z.array(z.string()),
  status: z.literal('error'),
  data: z.null(),
})

/** 422 of API-05: a list for a missing field, an object for invalid values (protocols A13). */
export const passwordRefusal = z.strictObject({
  success: z.literal(false),
  errors: z.union([z.array(z.string()), fieldErrors]),
})

/** The unsaved account in a refused sign-up (protocols A7). */
const unsavedAccount = z.strictObject({
  id: z.null(),
  provider: z.literal('email'),
  uid: z.string(),
  email: z.string(),
  sex: z.nullable(z.literal([1, 2])),
  created_at: z.null(),
  updated_at: z.null(),
})

/** 422 of API-01. */
export const signUpRefusal = z.strictObject({
  status: z.literal('error'),
  data: unsavedAccount,
  errors: fieldErrors,
})

/** No JSON body: a 302 or an HTML page. */
export const noJsonBody = z.unknown()
