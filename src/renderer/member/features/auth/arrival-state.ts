import * as z from 'zod/mini'

// Read leniently, because another version of the app may have written the state: a wrong value counts as missing.
const text = z.catch(z.optional(z.string()), undefined)
const flag = z.catch(z.optional(z.boolean()), undefined)

const arrivalSchema = z.object({
  /** Address of the member, which /login fills in. */
  email: text,
  /** Whether a confirmation mail is on its way to `email`; /login has a panel about it (D-116). */
  mailSent: flag,
  /** Whether the flash of send_mail was shown, or would say of no mail that it was sent (D-116). */
  mailSentShown: flag,
  /** Whether the mail address was just confirmed (D-70). */
  confirmed: flag,
  /** Page that led here. */
  from: text,
  /** Whether a failure led here although the login may be valid (D-113). */
  failed: flag,
  /** Whether the page had been opened again after such a failure. */
  again: flag,
  /** Whether another tab ended the login. */
  elsewhere: flag,
  /** Whether a withdrawal in another tab ended it. */
  left: flag,
})

/** History state that one auth page passes to the next. It survives a reload. */
export type ArrivalState = z.output<typeof arrivalSchema>

export const readArrival = (state: unknown): ArrivalState => arrivalSchema.safeParse(state).data ?? {}
