import type { Entry } from './entries.ts'

/** An entry with values, and the number of letters that a text must share with it. */
export interface Pattern extends Entry {
  readonly letters: number
}

const longestValue = 100

/** Up to this number of letters in common say little. From the other number on, words leave no doubt. */
const fewLetters = 2
const manyLetters = 6

/** Few letters in common say little: the values must be known, too. A name before さん is not. */
export const isLoose = ({ letters, parts }: Pattern) => letters <= fewLetters && parts.join('') !== 'さん'

/** Values of a text in the holes of a pattern, by index. Undefined if the text does not match. */
export function valuesOf({ parts, holes, letters }: Pattern, text: string): ReadonlyMap<number, string> | undefined {
  const first = singleSpaced(parts[0] ?? '').trimStart()
  const last = singleSpaced(parts.at(-1) ?? '').trimEnd()
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return undefined
  const values = new Map<number, string>()
  let rest = text.slice(first.length, text.length - last.length)
  for (const [at, index] of holes.entries()) {
    const words = parts.slice(at + 1, -1)
    const found = valueIn(rest, { before: parts[at] ?? '', words, last, letters })
    // A value that stands in two places of the pattern is the same in both.
    if (!found || (values.get(index) ?? found.value) !== found.value) return undefined
    if (index >= 0) values.set(index, found.value)
    rest = rest.slice(found.length + (words[0]?.length ?? 0))
  }
  return values
}

/** A hole of a pattern. */
interface Hole {
  /** Words before the value. */
  readonly before: string
  /** Words between this value and the later ones, in order; empty for the last value. */
  readonly words: readonly string[]
  /** Words after the last value. */
  readonly last: string
  /** Number of letters that the text shares with the pattern. */
  readonly letters: number
}

/** The value at the beginning of a text, with its length there. Undefined if no value fits into the hole. */
function valueIn(text: string, { before, words, last, letters }: Hole) {
  const after = words[0] ?? last
  const length = lengthOfValue(text, words)
  if (length < 0 || (length === 0 && after !== '')) return undefined
  const value = text.slice(0, length).trim()
  return fits(value, { before, after, letters }) ? { value, length } : undefined
}

const singleSpaced = (part: string) => part.replaceAll(/\s+/g, ' ')

/**
 * Length of the value at the beginning of a text; -1 if the words after it are missing.
 * @param words words between this value and the later ones, in order; empty for the last value
 */
function lengthOfValue(text: string, words: readonly string[]): number {
  const [next, afterNext = ''] = words
  if (next === undefined) return text.length
  if (next !== '') return text.indexOf(next, 1)
  // Of two values without words between them the second is a number.
  const end = afterNext === '' ? -1 : text.indexOf(afterNext, 1)
  return startOfNumber(end === -1 ? text : text.slice(0, end))
}

/** Index of the number with which a text ends. */
function startOfNumber(text: string): number {
  let start = text.length
  while (start > 0 && /[\d:,]/.test(text[start - 1] ?? '')) start -= 1
  return start
}

/** Letters before which a number stands, and after which one stands. */
const counters = /^(?:人|件|個|歳|枚|回|円|%|％|日|時|分|秒|月|年|項目|文字|ページ|つ|／|\/|ヶ月|センチ|キロ)/
const counted = /[／/]$/
const number = /^[\d,.:]+$/

interface Surroundings {
  /** Words before and after a value. */
  readonly before: string
  readonly after: string
  readonly letters: number
}

/** Whether a value can stand between the words around it. */
function fits(value: string, { before, after, letters }: Surroundings): boolean {
  if (value.length > longestValue) return false
  if (counters.test(after) || counted.test(before)) return number.test(value)
  // A value is no sentence, unless words around it leave no doubt.
  return letters >= manyLetters || !/[。！？\n]/.test(value)
}
