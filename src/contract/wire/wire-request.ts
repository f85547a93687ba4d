import * as z from 'zod/mini'

const numberText = '数値で入力してください'
const booleanText = 'true または false で指定してください'

/** A lone half of a surrogate pair: it cannot be stored as UTF-8, nor can NUL in many stores. */
const unstorable = /\p{Surrogate}|\0/u

/** Length as people count it: a pictogram outside the basic plane is one character. */
const lengthOf = (text: string): number => Array.from(text).length

/**
 * Text of at most `max` characters (code points), '' included. As Rails does, it takes a number for its digits and null
 * for '' (D-94); typed as text, so that our own callers send that. Refuses NUL and lone surrogates with an issue of its
 * own instead of storing something else than was sent.
 */
export function wireText(max = 255): z.ZodMiniType<string, string> {
  const sent = z.union([z.string().check(z.meta({ maxLength: max })), z.number(), z.null()], '文字列で入力してください')
  const read = z.transform((value: string | number | null) => (value === null ? '' : String(value)))
  const text = z.string().check(
    z.refine((value) => !unstorable.test(value), { error: '使用できない文字が含まれています', abort: true }),
    z.refine((value) => lengthOf(value) <= max, `${max}文字以内で入力してください`),
  )
  return z.pipe(z.pipe(sent, read), text) as unknown as z.ZodMiniType<string, string>
}

/** Text that must hold more than white space. */
export function wireFilledText(max = 255) {
  return wireText(max).check(z.refine((text) => text.trim() !== '', '入力してください'))
}

/**
 * The canonical form, or the same value written as text (C-2: the server takes both). Typed by the canonical form only,
 * so that our own callers send that.
 */
function alsoWritten<Value>(
  canonical: z.ZodMiniType<Value, Value>,
  written: RegExp,
  read: (text: string) => unknown,
  message: string,
): z.ZodMiniType<Value, Value> {
  const text = z.string().check(z.regex(written))
  const fromText = z.pipe(z.pipe(text, z.transform(read)), z.pipe(z.unknown(), canonical))
  return z.union([canonical, fromText], message) as unknown as z.ZodMiniType<Value, Value>
}

/** Whole number between `min` and `max`, also written as text. */
export function wireInteger(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, message = numberText) {
  // The limits carry the text too: a union hands on the only branch that is of the right type, with its own texts.
  const canonical = z.int(message).check(z.minimum(min, message), z.maximum(max, message))
  return alsoWritten<number>(canonical, /^-?\d{1,15}$/, Number, message)
}

/** One of a few numbers, also written as text. */
export function wireNumberOf<const Value extends number>(values: readonly [Value, ...Value[]], message = numberText) {
  return alsoWritten<Value>(z.literal(values), /^-?\d{1,15}$/, Number, message)
}

/** Id of a record in a request. Unknown ids are the business of the rule that looks them up. */
export const requestId = wireInteger(0)

/** true or false, also 1 or 0, also written as text. */
export const requestBoolean: z.ZodMiniType<boolean, boolean> = z.union(
  [
    z.boolean(),
    alsoWritten<boolean>(z.boolean(), /^(true|false|1|0)$/, (text) => text === 'true' || text === '1', booleanText),
    z.pipe(
      z.literal([0, 1]),
      z.transform((flag: 0 | 1) => flag === 1),
    ),
  ],
  booleanText,
) as unknown as z.ZodMiniType<boolean, boolean>

/** uuid of a member or a pairing; any text, since an unknown one is a 404 and not a fault of form. */
export const requestUuid = wireText(255)

/** Page number; a bad page is page 1 (C-9). */
export const requestPage = z.catch(z._default(wireInteger(1), 1), 1)

/** A text of a list, or '' (or null) to clear it. */
export function requestChoice(choices: readonly string[]): z.ZodMiniType<string, string> {
  const sent = z.nullable(z.enum(['', ...choices], '一覧から選択してください'))
  const read = z.transform((value: string | null) => value ?? '')
  return z.pipe(sent, read) as unknown as z.ZodMiniType<string, string>
}

/**
 * A field that may be left out. Null, which clients send for what they do not know yet, clears what can be cleared; for
 * numbers, and for texts that must not be empty, it counts as left out (D-94).
 */
export function requestOptional<Field extends z.ZodMiniType>(field: Field): z.ZodMiniOptional<Field> {
  // Decided when the field is first read: asking all of them beforehand takes a twentieth of a start (P8).
  const read = z.lazy(() => (field.safeParse(null).success ? field : nullLeftOut(field)))
  return z.optional(read) as unknown as z.ZodMiniOptional<Field>
}

function nullLeftOut(field: z.ZodMiniType) {
  return z.pipe(
    z.nullable(field),
    z.transform((value) => value ?? undefined),
  )
}

/** An object each of whose fields may be left out. */
export function requestPartial<Shape extends Readonly<Record<string, z.ZodMiniType>>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [name, requestOptional(field)] as const)
  return z.object(Object.fromEntries(fields) as { [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]> })
}

/** What is sent but never read. */
export const ignored = z.optional(z.unknown())

/** The request of a call without fields. */
export const noFields = z.object({})
