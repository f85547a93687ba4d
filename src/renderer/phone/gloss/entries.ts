import type { TextTable } from '../../member/texts.en.ts'
import type { Template } from './templates.ts'

/** A text of the app: the literal parts around its values, which value stands between them, and its English. */
export interface Entry {
  /** One more than `holes`. */
  readonly parts: readonly string[]
  /** Index of the value between two parts; -1 for text that the English line does not use. */
  readonly holes: readonly number[]
  readonly english: (values: readonly string[]) => string
}

/** Entries of tables: each text, and each form that a template takes. */
export const entriesOf = (tables: readonly TextTable[]): readonly Entry[] =>
  tables.flatMap(([japanese, english]) => [...walk(japanese, english)])

/** Entries of texts that are written with {0}, {1} … for their values. */
export const entriesOfTemplates = (templates: readonly Template[]): readonly Entry[] =>
  templates.map(([japanese, english]) => {
    const pieces = japanese.split(/\{(\d)\}/)
    return {
      parts: pieces.filter((_, index) => index % 2 === 0),
      holes: pieces.filter((_, index) => index % 2 === 1).map(Number),
      english: (values) =>
        typeof english === 'string'
          ? english.replaceAll(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? '')
          : english(...values),
    }
  })

function* walk(japanese: unknown, english: unknown): Generator<Entry> {
  if (typeof japanese === 'string' && typeof english === 'string')
    yield { parts: [japanese], holes: [], english: () => english }
  else if (typeof japanese === 'function' && typeof english === 'function')
    yield* formsOf(japanese as MakeText, english as MakeText)
  else if (typeof japanese === 'object' && typeof english === 'object' && japanese !== null && english !== null)
    // The English table may leave out columns that are no texts.
    for (const [key, lines] of Object.entries(english)) yield* walk(new Map(Object.entries(japanese)).get(key), lines)
}

type MakeText = (...values: unknown[]) => unknown

/** Stands for a value in a text. Private characters, which no text has. */
const firstMark = 0xe000
const markOf = (index: number) => String.fromCodePoint(firstMark + index)
const otherMark = markOf(99)
const indexOfMark = (mark: string) => (mark === otherMark ? -1 : mark.charCodeAt(0) - firstMark)
const marks = /([\uE000-\uE063])/

/** Numbers for values that are compared or reckoned with: 7001, 7101, … Another number of that thousand was reckoned from one. */
const firstNumber = 7001
const numberStep = 100
const numberOf = (index: number) => firstNumber + index * numberStep
const anyNumber = /7,?\d{3}/g

/** The forms of a template, found by calls with marks, numbers, equal numbers and one empty value. */
function formsOf(japanese: MakeText, english: MakeText): Entry[] {
  const all = Array.from({ length: japanese.length }, (_, index) => index)
  const callWith = (valueOf: (index: number) => unknown) => textOf(japanese, all.map(valueOf))
  const texts = [
    callWith(markOf) ?? callWith((index) => [markOf(index)]),
    numbersToMarks(callWith(numberOf)),
    all.length > 1 ? numbersToMarks(callWith(() => numberOf(0))) : undefined,
    ...all.map((empty) => callWith((index) => (index === empty ? '' : markOf(index)))),
  ]
  const line = (values: readonly string[]) => String(english(...all.map((index) => values[index] ?? '')))
  // A form with the words of an earlier one only lacks values.
  const forms = new Map<string, Entry>()
  for (const text of texts) {
    const pieces = text?.split(marks) ?? []
    const parts = pieces.filter((_, index) => index % 2 === 0)
    const words = parts.join('')
    if (words === '' || forms.has(words)) continue
    const holes = pieces.filter((_, index) => index % 2 === 1).map(indexOfMark)
    forms.set(words, { parts, holes, english: line })
  }
  return [...forms.values()]
}

function numbersToMarks(text: string | undefined): string | undefined {
  return text?.replaceAll(anyNumber, (found) => {
    const index = (Number(found.replace(',', '')) - firstNumber) / numberStep
    return Number.isInteger(index) ? markOf(index) : otherMark
  })
}

/** Undefined if the template needs other values. */
function textOf(make: MakeText, values: readonly unknown[]): string | undefined {
  try {
    const text = make(...values)
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}
