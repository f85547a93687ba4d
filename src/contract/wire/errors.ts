import * as z from 'zod/mini'
import { wireInstant } from './wire.ts'

/** Texts by field name, all of them once more under `full_messages` (C-5, protocols A7). */
const fieldErrors = z.catchall(z.object({ full_messages: z.array(z.string()) }), z.array(z.string()))

/** 401: no, unknown, expired or barred login (protocols A3; it has no `success` key). */
export const unauthorizedBody = z.strictObject({ errors: z.array(z.string()) })

/** Why a 403 was given (C-5, C-6, D-51). */
const forbiddenReasons = ['owner', 'sex', 'age', 'payment'] as const

/** 403: the login is good, but not for this. */
export const forbiddenBody = z.strictObject({
  success: z.literal(false),
  msg: z.string(),
  reason: z.enum(forbiddenReasons),
})

/** 404: unknown, or not visible to the caller; one answer for both (C-5). */
export const notFoundBody = z.strictObject({ success: z.literal(false), msg: z.string() })

/** 413: the body is larger than any call needs. */
export const tooLargeBody = z.strictObject({ success: z.literal(false), msg: z.string() })

/** 422: input or state does not allow it (C-5). */
export const invalidBody = z.strictObject({
  success: z.literal(false),
  msg: z.string(),
  errors: fieldErrors,
})

/** 422 of API-36: also the instant from which it will be accepted (D-12). */
export const tooEarlyBody = z.strictObject({
  success: z.literal(false),
  msg: z.string(),
  errors: fieldErrors,
  available_at: z.optional(wireInstant),
})

/** The gem's own refusal under /api/auth (protocols A8, A9, A10, A11, A13). */
export const gemRefusal = z.strictObject({ success: z.literal(false), errors: z.array(z.string()) })

/** Why a login is refused although the values may be right (API-02). */
const signInReasons = ['unconfirmed', 'under_age', 'inactive'] as const

/** 401 of API-02; wrong values carry no `reason`. */
export const signInRefusal = z.strictObject({
  success: z.literal(false),
  errors: z.array(z.string()),
  reason: z.optional(z.enum(signInReasons)),
})

/** 422 of API-04: the landing address is not one of the app (protocols A11). */
export const redirectRefusal = z.strictObject({
  success: z.literal(false),
  errors: z.array(z.string()),
  status: z.literal('error'),
  data: z.null(),
})

/** 422 of API-05: a list when a field is missing, an object when the values are invalid (protocols A13). */
export const passwordRefusal = z.strictObject({
  success: z.literal(false),
  errors: z.union([z.array(z.string()), fieldErrors]),
})

/** The unsaved account that a refused sign-up repeats (protocols A7). */
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

/** A 302, or an HTML page: there is no JSON to check. */
export const noJsonBody = z.unknown()
