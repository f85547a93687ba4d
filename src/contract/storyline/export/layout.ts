import { type ChainCode, type Code, type ListCode, type ObjectCode, quoted } from './code.ts'

// The layout of code: what oxfmt and Prettier print at 120 columns, with single quotes and without semicolons. Own code,
// because the page and the server write exports: a formatter there would be a binary per system (oxfmt), or hundreds of
// kilobytes in a page (Prettier with a parser of TypeScript). The test beside this file holds the layout against oxfmt.

/** Longest line. */
const columns = 120
const indentStep = 2
/** Characters of two columns. */
const wideCharacters =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/gu

/** Columns of a text; a Japanese character takes two. */
const widthOf = (text: string) => [...text].length + (text.match(wideCharacters)?.length ?? 0)

/** Where a piece of code stands. */
interface Place {
  /** Columns of the line's indent. */
  readonly indent: number
  /** Columns before the piece in its line. */
  readonly column: number
  /** Columns that must follow it in its last line. */
  readonly after: number
}

/** A line of code, or several, with its indent. `before` is what the line begins with, such as `await `. */
export function layOut(before: string, code: Code, indent: number): string {
  return `${' '.repeat(indent)}${before}${print(code, { indent, column: indent + widthOf(before), after: 0 })}`
}

function print(code: Code, place: Place): string {
  if (fits(code, place)) return flat(code)
  if (typeof code === 'string') return code
  if ('fields' in code) return printObject(code, place)
  if ('entries' in code) return printList(code, place)
  return printChain(code, place)
}

const fits = (code: Code, { column, after }: Place) =>
  !mustBreak(code) && column + widthOf(flat(code)) + after <= columns

const isObject = (code: Code | undefined): code is ObjectCode => typeof code === 'object' && 'fields' in code
const isList = (code: Code | undefined): code is ListCode => typeof code === 'object' && 'entries' in code

/** Several objects or lists in a list stand below each other, and what holds them breaks, too. */
function mustBreak(code: Code): boolean {
  if (typeof code === 'string') return false
  if ('fields' in code) return code.fields.some(([, value]) => mustBreak(value))
  if ('entries' in code) return isTable(code) || code.entries.some(mustBreak)
  return [...(code.headArgs ?? []), ...code.calls.flatMap(({ args }) => args)].some(mustBreak)
}

const isTable = ({ entries }: ListCode) =>
  entries.length > 1 &&
  (entries.every((entry) => isObject(entry) && entry.fields.length > 1) ||
    entries.every((entry) => isList(entry) && entry.entries.length > 1))

function flat(code: Code): string {
  if (typeof code === 'string') return code
  if ('fields' in code) {
    if (code.fields.length === 0) return '{}'
    return `{ ${code.fields.map(([name, value]) => fieldText(name, value, flat(value))).join(', ')} }`
  }
  if ('entries' in code) return `[${code.entries.map(flat).join(', ')}]`
  const { head, headArgs, calls } = code
  const args = (list: readonly Code[]) => `(${list.map(flat).join(', ')})`
  return head + (headArgs ? args(headArgs) : '') + calls.map(({ name, args: own }) => name + args(own)).join('')
}

const isName = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text)
const nameText = (name: string) => (isName(name) ? name : quoted(name))
/** A field whose value is a variable of its name stands alone. */
const fieldText = (name: string, value: Code, printed: string) =>
  value === name && isName(name) ? name : `${nameText(name)}: ${printed}`

const line = (indent: number) => `\n${' '.repeat(indent)}`

function printObject({ fields }: ObjectCode, { indent }: Place): string {
  const inner = indent + indentStep
  const lines = fields.map(([name, value]) => {
    const before = widthOf(`${nameText(name)}: `)
    const place = { indent: inner, column: inner + before, after: 1 }
    // A long text stands in a line of its own, unless its name is as short as an indent.
    const isBelow = typeof value === 'string' && /^["']/.test(value) && !fits(value, place) && before - 2 > indentStep
    if (isBelow) return `${line(inner)}${nameText(name)}:${line(inner + indentStep)}${value},`
    return `${line(inner)}${fieldText(name, value, print(value, place))},`
  })
  return `{${lines.join('')}${line(indent)}}`
}

function printList({ entries }: ListCode, { indent }: Place): string {
  const inner = indent + indentStep
  if (entries.length > 1 && entries.every(isNumber)) return `[${line(inner)}${filled(entries, inner)}${line(indent)}]`
  const lines = entries.map((entry) => `${line(inner)}${print(entry, { indent: inner, column: inner, after: 1 })},`)
  return `[${lines.join('')}${line(indent)}]`
}

const isNumber = (code: Code): code is string => typeof code === 'string' && /^-?\d/.test(code)

/** Numbers stand side by side, as many in a line as fit. */
function filled(numbers: readonly string[], indent: number): string {
  const lines: string[] = []
  for (const number of numbers) {
    const before = lines.at(-1)
    const joined = before === undefined ? undefined : `${before} ${number},`
    if (joined !== undefined && indent + joined.length <= columns) lines[lines.length - 1] = joined
    else lines.push(`${number},`)
  }
  return lines.join(line(indent))
}

function printChain(chain: ChainCode, place: Place): string {
  const [first, ...others] = chain.calls
  return others.length > 0 ? printCallLines(chain, place) : printSingleCall(chain, first, place)
}

/** Several calls stand below each other. */
function printCallLines({ head, headArgs, calls }: ChainCode, { indent, column, after }: Place): string {
  const start = head + (headArgs ? printArgs(headArgs, { indent, column: column + widthOf(head), after: 0 }) : '')
  const inner = indent + indentStep
  const lines = calls.map(({ name, args }, index) => {
    const place = { indent: inner, column: inner + widthOf(name), after: index === calls.length - 1 ? after : 0 }
    return line(inner) + name + printArgs(args, place)
  })
  return start + lines.join('')
}

/** A head with one call, or with none, stays in its line. */
function printSingleCall(
  { head, headArgs }: ChainCode,
  call: ChainCode['calls'][number] | undefined,
  { indent, column, after }: Place,
): string {
  const width = column + widthOf(head)
  const start = headArgs ? head + printArgs(headArgs, { indent, column: width, after: columnsOf(call, after) }) : head
  if (!call) return start
  const before = start + call.name
  return before + printArgs(call.args, { indent, column: lastColumn(before, column), after })
}

/** Columns that a call needs in the line before it. Brackets with arguments may break after their opening one. */
function columnsOf(call: ChainCode['calls'][number] | undefined, after: number): number {
  if (!call) return after
  return widthOf(call.name) + (call.args.length === 0 ? '()'.length + after : '('.length)
}

/** Columns before the end of a text that begins at a column. */
function lastColumn(text: string, column: number): number {
  const lines = text.split('\n')
  return widthOf(lines.at(-1) ?? '') + (lines.length === 1 ? column : 0)
}

function printArgs(args: readonly Code[], { indent, column, after }: Place): string {
  const whole = { head: '', headArgs: args, calls: [] }
  if (fits(whole, { indent, column, after })) return flat(whole)
  const others = args.slice(0, -1)
  const last = args.at(-1)
  if (last !== undefined && canHug(last, others)) {
    const start = `(${others.map((other) => `${flat(other)}, `).join('')}`
    const at = column + widthOf(start)
    if (at + 1 <= columns) return `${start}${printBroken(last, { indent, column: at, after: 1 })})`
  }
  const inner = indent + indentStep
  const lines = args.map((arg) => `${line(inner)}${print(arg, { indent: inner, column: inner, after: 1 })},`)
  return `(${lines.join('')}${line(indent)})`
}

/** Whether the last argument stays beside the others and breaks inside. */
function canHug(last: Code, others: readonly Code[]): last is ObjectCode | ListCode {
  if (others.some(mustBreak)) return false
  const before = others.at(-1)
  if (isObject(last)) return last.fields.length > 0 && !isObject(before)
  return isList(last) && last.entries.length > 0 && !isList(before)
}

const printBroken = (code: ObjectCode | ListCode, place: Place) =>
  'fields' in code ? printObject(code, place) : printList(code, place)
