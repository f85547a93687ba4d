import * as z from 'zod/mini'

/** Instant: ISO 8601 with milliseconds and the Tokyo offset, `2031-04-01T12:34:56.789+09:00` (C-3, D-01). */
export const wireInstant = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}\+09:00$/))

/** Calendar day of Tokyo, `2031-04-01`; refuses days that do not exist (C-3). */
export const wireDay = z.iso.date('日付を確認してください')

/** Id of a record. Only `user_id` of an operator message is 0. */
export const wireId = z.int().check(z.nonnegative())

/** Id in a response, null if missing (C-2). */
export const wireIdOrNull = z.nullable(wireId)

/** Non-negative number of items. */
export const wireCount = z.int().check(z.nonnegative())

/** Flag on the wire: 0 or 1 (C-2). */
export const wireFlag = z.literal([0, 1])

/** Full years; null before it is entered (C-2). */
export const wireAge = z.nullable(z.int())

/** Body of most writing calls (C-4). */
export const wireSuccess = z.strictObject({ success: z.literal(true) })

/**
 * A choice of a list, or '' for none. Checked at run time but typed as text, because lists differ by sex and records
 * hold plain text.
 */
export function wireChoice(choices: readonly string[]): z.ZodMiniType<string, string> {
  return z.enum(['', ...choices])
}
