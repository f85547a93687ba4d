/** Code of a test as a tree, with the forms that exported tests use. layout.ts prints it. */
export type Code = string | ObjectCode | ListCode | ChainCode

export interface ObjectCode {
  readonly fields: readonly (readonly [name: string, value: Code])[]
}

export interface ListCode {
  readonly entries: readonly Code[]
}

/** `head(args).call(args).call(args)`. */
export interface ChainCode {
  readonly head: string
  /** Missing when the head is no call. */
  readonly headArgs?: readonly Code[]
  readonly calls: readonly Call[]
}

interface Call {
  /** `.getByRole`, also `.not.toBeVisible`. */
  readonly name: string
  readonly args: readonly Code[]
}

export const call = (head: string, ...headArgs: readonly Code[]): ChainCode => ({ head, headArgs, calls: [] })

/** Adds a call to a chain. */
export function chain(code: string | ChainCode, name: string, ...args: readonly Code[]): ChainCode {
  const { calls, ...start } = typeof code === 'string' ? { head: code, calls: [] } : code
  return { ...start, calls: [...calls, { name, args }] }
}

/** An object of fields that have a value. */
export const object = (fields: Readonly<Record<string, Code | undefined>>): ObjectCode => ({
  fields: Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
})

/** Functions and variables that code begins with: `mock` of `mock.clock.jump()`. */
export function namesIn(code: Code): string[] {
  if (typeof code === 'string') return /^(?:\w+)/.exec(code)?.slice(0, 1) ?? []
  if ('fields' in code) return code.fields.flatMap(([, value]) => namesIn(value))
  if ('entries' in code) return code.entries.flatMap(namesIn)
  const args = [...(code.headArgs ?? []), ...code.calls.flatMap((one) => one.args)]
  return [...namesIn(code.head.replace(/^await /, '')), ...args.flatMap(namesIn)]
}

/** A JSON value as code. `text` writes its texts. */
export function valueCode(value: unknown, text: (value: string) => string = quoted): Code {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return { entries: value.map((entry) => valueCode(entry, text)) }
  if (typeof value === 'object' && value !== null)
    return { fields: Object.entries(value).map(([name, field]) => [name, valueCode(field, text)] as const) }
  return String(value).replace('e+', 'e')
}

/** A text literal with the quotes that need fewer escapes. */
export function quoted(text: string): string {
  const plain = escaped(text).replaceAll(String.raw`\"`, '"')
  const count = (sign: string) => plain.split(sign).length
  const quote = count("'") > count('"') ? '"' : "'"
  return quote + plain.replaceAll(quote, `\\${quote}`) + quote
}

/** A text between backticks, as part of a template. */
export const templatePart = (text: string): string =>
  escaped(text)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${')

const escaped = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
