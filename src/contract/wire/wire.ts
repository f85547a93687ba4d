import * as z from 'zod/mini'

const numberText = '数値で入力してください。'
const booleanText = 'true または false で指定してください。'

/** A lone surrogate, which cannot be stored as UTF-8, or NUL, which many stores reject. */
const unstorable = /\p{Surrogate}|\0/u

/** Counts code points, so a character outside the basic plane counts once. */
const lengthOf = (value: string): number => Array.from(value).length

/**
 * Text of at most `max` code points, '' included. Like Rails, it accepts a number as its digits and null as '' (D-94).
 * Typed as text, so our own clients send text. Refuses NUL and lone surrogates with an issue instead of storing an
 * altered text.
 */
export function text(max = 255): z.ZodMiniType<string, string> {
  const sent = z.union(
    [z.string().check(z.meta({ maxLength: max })), z.number(), z.null()],
    '文字列で入力してください。',
  )
  const read = z.transform((value: string | number | null) => (value === null ? '' : String(value)))
  const checked = z.string().check(
    z.refine((value) => !unstorable.test(value), { error: '使用できない文字が含まれています。', abort: true }),
    z.refine((value) => lengthOf(value) <= max, `${max}文字以内で入力してください。`),
  )
  return z.pipe(z.pipe(sent, read), checked) as unknown as z.ZodMiniType<string, string>
}

/** Text with more than white space. */
export function filledText(max = 255) {
  return text(max).check(z.refine((value) => value.trim() !== '', '入力してください。'))
}

/**
 * The canonical form, or its text (C-2: the server accepts both). Typed as the canonical form only, so our own clients
 * send that.
 */
function alsoWritten<Value>(
  canonical: z.ZodMiniType<Value, Value>,
  written: RegExp,
  read: (text: string) => unknown,
  message: string,
): z.ZodMiniType<Value, Value> {
  const textForm = z.string().check(z.regex(written))
  const fromText = z.pipe(z.pipe(textForm, z.transform(read)), z.pipe(z.unknown(), canonical))
  return z.union([canonical, fromText], message) as unknown as z.ZodMiniType<Value, Value>
}

/** Integer between `min` and `max`, also as text. */
export function integer(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, message = numberText) {
  // The checks carry the error text, because a union forwards the errors of its only branch of the right type.
  const canonical = z.int(message).check(z.minimum(min, message), z.maximum(max, message))
  return alsoWritten<number>(canonical, /^-?\d{1,15}$/, Number, message)
}

/** One of a few numbers, also as text. */
export function numberOf<const Value extends number>(values: readonly [Value, ...Value[]], message = numberText) {
  return alsoWritten<Value>(z.literal(values), /^-?\d{1,15}$/, Number, message)
}

/** Id of a record. The rule that looks it up handles unknown ids. */
export const requestId = integer(0)

/** true or false, also as 1 or 0, also as text. */
export const requestBoolean: z.ZodMiniType<boolean, boolean> = z.union(
  [
    z.boolean(),
    alsoWritten<boolean>(z.boolean(), /^(true|false|1|0)$/, (value) => value === 'true' || value === '1', booleanText),
    z.pipe(
      z.literal([0, 1]),
      z.transform((flag: 0 | 1) => flag === 1),
    ),
  ],
  booleanText,
) as unknown as z.ZodMiniType<boolean, boolean>

/** uuid of a member or a pairing. Any text, because an unknown one is a 404 and no invalid field. */
export const requestUuid = text(255)

/** Page number; an invalid page is page 1 (C-9). */
export const requestPage = z.catch(z._default(integer(1), 1), 1)

/** A choice of a list, or '' or null to clear it. */
export function requestChoice(choices: readonly string[]): z.ZodMiniType<string, string> {
  const sent = z.nullable(z.enum(['', ...choices], '一覧から選択してください。'))
  const read = z.transform((value: string | null) => value ?? '')
  return z.pipe(sent, read) as unknown as z.ZodMiniType<string, string>
}

/**
 * An optional field. Null, which clients send for an unknown value, clears what can be cleared. For numbers and
 * non-empty texts it counts as absent (D-94).
 */
export function requestOptional<Field extends z.ZodMiniType>(field: Field): z.ZodMiniOptional<Field> {
  // Lazy, because probing all fields up front takes 5% of a server start (P8).
  const read = z.lazy(() => (field.safeParse(null).success ? field : nullLeftOut(field)))
  return z.optional(read) as unknown as z.ZodMiniOptional<Field>
}

function nullLeftOut(field: z.ZodMiniType) {
  return z.pipe(
    z.nullable(field),
    z.transform((value) => value ?? undefined),
  )
}

export function requestPartial<Shape extends Readonly<Record<string, z.ZodMiniType>>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [name, requestOptional(field)] as const)
  return z.object(Object.fromEntries(fields) as { [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]> })
}

/** Returns an object with a field for each name, in the order of the names. */
export function fieldsOf<const Name extends string, Field>(
  names: readonly Name[],
  fieldOf: (name: Name) => Field,
): Record<Name, Field> {
  return Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<Name, Field>
}

/** A field that the server accepts and ignores. */
export const ignored = z.optional(z.unknown())

/** Request of a call without fields. */
export const noFields = z.object({})

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
