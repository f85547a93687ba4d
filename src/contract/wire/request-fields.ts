import * as z from 'zod/mini'

// Fields of requests, imported as `request`. Rails clients may send a number, a flag or a list as text (C-2).

const numberText = '数値で入力してください。'
const booleanText = 'true または false で指定してください。'

/** Types a field that is read leniently, so that our own clients send what the server reads. */
export const sentAsRead = <Value>(field: z.ZodMiniType<Value>): z.ZodMiniType<Value, Value> =>
  field as z.ZodMiniType<Value, Value>

/** A lone surrogate, which cannot be stored as UTF-8, or NUL, which many stores reject. */
const unstorable = /\p{Surrogate}|\0/u

/**
 * Text of at most `max` code points, '' included. Like Rails, it accepts a number as its digits and null as '' (D-94).
 * Refuses NUL and lone surrogates instead of storing an altered text.
 */
export function text(max = 255): z.ZodMiniType<string, string> {
  const sent = z.union(
    [z.string().check(z.meta({ maxLength: max })), z.number(), z.null()],
    '文字列で入力してください。',
  )
  const read = z.transform((value: string | number | null) => (value === null ? '' : String(value)))
  const checked = z.string().check(
    z.refine((value) => !unstorable.test(value), { error: '使用できない文字が含まれています。', abort: true }),
    // Without rules/characters.ts, whose whole file would join the start of the member app (P11).
    z.refine((value) => Array.from(value).length <= max, `${max}文字以内で入力してください。`),
  )
  return sentAsRead(z.pipe(z.pipe(sent, read), checked))
}

/** Text with more than white space. */
export function filledText(max = 255) {
  return text(max).check(z.refine((value) => value.trim() !== '', '入力してください。'))
}

/** The canonical form, or its text (C-2: the server accepts both). */
function alsoWritten<Value>(
  canonical: z.ZodMiniType<Value, Value>,
  written: RegExp,
  read: (text: string) => unknown,
  message: string,
): z.ZodMiniType<Value, Value> {
  const textForm = z.string().check(z.regex(written))
  const fromText = z.pipe(z.pipe(textForm, z.transform(read)), z.pipe(z.unknown(), canonical))
  return sentAsRead(z.union([canonical, fromText], message))
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
export const id = integer(0)

/** true or false, also as 1 or 0, also as text. */
export const boolean = sentAsRead<boolean>(
  z.union(
    [
      z.boolean(),
      alsoWritten(z.boolean(), /^(true|false|1|0)$/, (value) => value === 'true' || value === '1', booleanText),
      z.pipe(
        z.literal([0, 1]),
        z.transform((flag: 0 | 1) => flag === 1),
      ),
    ],
    booleanText,
  ),
)

/** uuid of a member or a pairing. Any text, because an unknown one is a 404 and no invalid field. */
export const uuid = text(255)

/** Page number; an invalid page is page 1 (C-9). */
export const page = z.catch(z._default(integer(1), 1), 1)

/** A choice of a list, or '' or null to clear it. */
export function choice(choices: readonly string[]): z.ZodMiniType<string, string> {
  const sent = z.nullable(z.enum(['', ...choices], '一覧から選択してください。'))
  const read = z.transform((value: string | null) => value ?? '')
  return sentAsRead(z.pipe(sent, read))
}

/**
 * An optional field. Null, which clients send for an unknown value, clears what can be cleared. For numbers and
 * non-empty texts it counts as absent (D-94).
 */
export function optional<Field extends z.ZodMiniType>(field: Field): z.ZodMiniOptional<Field> {
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

/** uid of the caller, which many calls repeat (C-7). */
export const ownUid = optional(text(255))

/** An object of optional fields. */
export function partial<Shape extends Readonly<Record<string, z.ZodMiniType>>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [name, optional(field)] as const)
  return z.object(Object.fromEntries(fields) as { [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]> })
}

/** A field that the server accepts and ignores. */
export const ignored = z.optional(z.unknown())

/** Request of a call without fields. */
export const noFields = z.object({})
