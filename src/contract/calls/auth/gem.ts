import * as z from 'zod/mini'
import { sexSchema } from '../../enums/member/sex.ts'
import { wireText } from '../../wire/wire-request.ts'
import { wireId, wireInstant } from '../../wire/wire.ts'

/**
 * A parameter of /api/auth. A missing or mistyped one is read as '', because these calls refuse with the gem's own
 * shapes and statuses (C-5) and so must reach their rule. Typed as required for our own client.
 */
export const gemParameter = z.catch(z._default(wireText(1000), ''), '') as unknown as z.ZodMiniType<
  string,
  string
>

/** A parameter of /api/auth that may be left out; '' and null count as left out (TRACK-01). */
export const optionalGemParameter = z.catch(z.optional(z.nullable(wireText(1000))), undefined)

/** One of the three login values as a parameter (C-7, protocols A2); headers win. */
export const loginParameter = z.catch(z.optional(wireText(1000)), undefined)

/** The account as sign-in and validate_token answer it (protocols A6). */
export const gemAccount = z.strictObject({
  id: wireId,
  provider: z.literal('email'),
  uid: z.string(),
  email: z.string(),
  sex: sexSchema,
})

/** The account as sign-up and password change answer it: with its times (protocols A6). */
export const gemAccountWithTimes = z.strictObject({
  ...gemAccount.shape,
  created_at: wireInstant,
  updated_at: wireInstant,
})

export type GemAccount = z.output<typeof gemAccount>
export type GemAccountWithTimes = z.output<typeof gemAccountWithTimes>
