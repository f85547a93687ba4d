import * as z from 'zod/mini'

/** Instant: ISO 8601 with milliseconds and the Tokyo offset, `2031-04-01T12:34:56.789+09:00` (C-3, D-01). */
export const instant = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}\+09:00$/))

/** Calendar day of Tokyo, `2031-04-01`; refuses days that do not exist (C-3). */
export const day = z.iso.date('日付を確認してください。')

/** Id of a record. Only `user_id` of an operator message is 0. */
export const id = z.int().check(z.nonnegative())

/** Id in a response, null if missing (C-2). */
export const idOrNull = z.nullable(id)

/** Non-negative number of items. */
export const count = z.int().check(z.nonnegative())

/** Flag on the wire: 0 or 1 (C-2). */
export const flag = z.literal([0, 1])

/** Full years; null before it is entered (C-2). */
export const age = z.nullable(z.int())

/** Body of most writing calls (C-4). */
export const success = z.strictObject({ success: z.literal(true) })

/**
 * A choice of a list, or '' for none. Checked at run time but typed as text, because lists differ by sex and records
 * hold plain text.
 */
export function choice(choices: readonly string[]): z.ZodMiniType<string, string> {
  return z.enum(['', ...choices])
}

/** Returns an object with a field for each name, in the order of the names. */
export function fieldsOf<const Name extends string, Field>(
  names: readonly Name[],
  fieldOf: (name: Name) => Field,
): Record<Name, Field> {
  return Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<Name, Field>
}
