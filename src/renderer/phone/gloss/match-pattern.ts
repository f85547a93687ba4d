import type { Entry } from './entries.ts'

/** An entry with values, and the number of letters that a text must share with it. */
export interface Pattern extends Entry {
  readonly letters: number
}

const longestValue = 100

/** Few letters in common say little: the values must be known, too. A name before さん is not. */
export const isLoose = ({ letters, parts }: Pattern) => letters <= 2 && parts.join('') !== 'さん'

/** Letters before which a number stands, and after which one stands. */
const counters = /^(?:人|件|個|歳|枚|回|円|%|％|日|時|分|秒|月|年|項目|文字|ページ|つ|／|\/|ヶ月|センチ|キロ)/
const counted = /[／/]$/
const number = /^[\d,.:]+$/

/** Values of a text in the holes of a pattern, by index. Undefined if the text does not match. */
export function valuesOf({ parts, holes, letters }: Pattern, text: string): ReadonlyMap<number, string> | undefined {
  const first = spacedStart(parts[0] ?? '')
  const last = spacedEnd(parts.at(-1) ?? '')
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return undefined
  const values = new Map<number, string>()
  const end = text.length - last.length
  let from = first.length
  for (let at = 0; at < holes.length; at += 1) {
    const isLast = at === holes.length - 1
    const next = isLast ? last : (parts[at + 1] ?? '')
    const to = isLast ? end : endOfValue(text, parts, at, from, end)
    if (to < from || to > end || (to === from && next !== '')) return undefined
    const value = text.slice(from, to).trim()
    if (!fits(value, parts[at] ?? '', next, letters)) return undefined
    const index = holes[at] ?? -1
    if (index >= 0) {
      if ((values.get(index) ?? value) !== value) return undefined
      values.set(index, value)
    }
    from = to + (isLast ? 0 : next.length)
  }
  return values
}

const spacedStart = (part: string) => part.replaceAll(/\s+/g, ' ').trimStart()
const spacedEnd = (part: string) => part.replaceAll(/\s+/g, ' ').trimEnd()

/** End of a value that others follow. Of two values without words between them the second is a number. */
function endOfValue(text: string, parts: readonly string[], at: number, from: number, end: number): number {
  const next = parts[at + 1] ?? ''
  if (next !== '') return text.indexOf(next, from + 1)
  return startOfNumber(text, from, nextEnd(text, parts, at, from, end))
}

/** End of the value after the next one. */
function nextEnd(text: string, parts: readonly string[], at: number, from: number, end: number): number {
  const after = at + 2 >= parts.length - 1 ? '' : (parts[at + 2] ?? '')
  const to = after === '' ? end : text.indexOf(after, from + 1)
  return to === -1 ? end : to
}

function startOfNumber(text: string, from: number, end: number): number {
  let start = end
  while (start > from && /[\d:,]/.test(text[start - 1] ?? '')) start -= 1
  return start
}

function fits(value: string, before: string, after: string, letters: number): boolean {
  if (value.length > longestValue) return false
  if (counters.test(after) || counted.test(before)) return number.test(value)
  // A value is no sentence, unless words around it leave no doubt.
  return letters >= 6 || !/[。！？\n]/.test(value)
}
