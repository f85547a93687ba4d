import * as z from 'zod/mini'
import { sexSchema } from '../enums/member.ts'
import { fieldErrors } from './errors.ts'

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
  sex: z.nullable(sexSchema),
  created_at: z.null(),
  updated_at: z.null(),
})

/** 422 of API-01. */
export const signUpRefusal = z.strictObject({
  status: z.literal('error'),
  data: unsavedAccount,
  errors: fieldErrors,
})
