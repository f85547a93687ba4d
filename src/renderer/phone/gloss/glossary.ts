import type { Entry } from './entries.ts'

/** Returns the English of a text, or undefined if the app has no such text. */
type Explain = (text: string) => string | undefined

/** The English of texts of the app. */
export interface Glossary {
  /** Of an entry with its values. */
  readonly whole: Explain
  /** Also of entries that stand beside each other in one text. */
  readonly pieces: Explain
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const allJapanese = new RegExp(japanese, 'gu')

export const isJapanese = (text: string): boolean => japanese.test(text)

/** Text without spaces and marks for line breaks, because screens break lines where copy does not. */
const squeezed = (text: string) => text.replaceAll(/[\s\u200B\u00AD]/g, '')
const spaced = (text: string) =>
  text
    .replaceAll(/[\u200B\u00AD]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Longer texts are no texts of the app. */
export const longestText = 600
const longestValue = 100
const mostSentences = 6
/** Values are explained, too, and their values. */
const deepest = 3
const mostLines = 3

/** An entry with values, and the number of letters that a text must share with it. */
interface Pattern extends Entry {
  readonly letters: number
}

/** Makes the glossary of some entries. A text takes time proportional to its length and the number of templates. */
export function glossaryOf(entries: readonly Entry[]): Glossary {
  const fixed = new Map<string, Set<string>>()
  const patterns: Pattern[] = []
  for (const entry of entries) {
    const { parts, holes, english } = entry
    if (holes.length === 0) {
      const key = squeezed(parts.join(''))
      fixed.set(key, (fixed.get(key) ?? new Set()).add(english([])))
    } else patterns.push({ ...entry, letters: squeezed(parts.join('')).length })
  }
  // The first match has the most letters in common.
  patterns.sort((a, b) => b.letters - a.letters || a.holes.length - b.holes.length)

  const exact = (text: string) => {
    const lines = fixed.get(squeezed(text))
    return lines && distinct([...lines]).join(' / ')
  }

  const matched = (text: string, depth: number): string | undefined => {
    for (const pattern of patterns) {
      const values = valuesOf(pattern, text)
      if (!values) continue
      const lines = [...values].map(([index, value]) => [index, value, entryOf(value, depth + 1)] as const)
      if (isLoose(pattern) && lines.some(([, value, line]) => line === undefined && isJapanese(value))) continue
      const given: string[] = []
      for (const [index, value, line] of lines) given[index] = line ?? value
      return pattern.english(given)
    }
    return undefined
  }

  const entryOf = (text: string, depth: number): string | undefined => {
    if (!isJapanese(text) || text.length > longestText || depth > deepest) return undefined
    return exact(text) ?? matched(spaced(text), depth) ?? listed(text, '・', depth)
  }

  /** A list of entries, such as areas. */
  const listed = (text: string, mark: string, depth: number): string | undefined => {
    const items = text.split(mark).map(spaced)
    if (items.length === 1) return undefined
    return piecewise(items, ' · ', (item) => entryOf(item, depth + 1))
  }

  /** Entries that stand one after another, such as two sentences in one paragraph. */
  const sentences = (text: string): string | undefined => {
    const all = text.split(/(?<=[。！？\n])/).filter((sentence) => sentence.trim() !== '')
    if (all.length === 1) return undefined
    const found: [run: string, line: string | undefined][] = []
    for (let at = 0; at < all.length;) {
      const most = Math.min(mostSentences, all.length - at)
      let count = most
      let line: string | undefined
      for (; count > 0 && line === undefined; count -= 1) line = entryOf(all.slice(at, at + count).join(''), 1)
      const used = line === undefined ? 1 : count + 1
      found.push([all.slice(at, at + used).join(''), line])
      at += used
    }
    const lines = new Map(found)
    return piecewise(
      found.map(([run]) => run),
      ' ',
      (run) => lines.get(run),
    )
  }

  const whole = (text: string) => entryOf(text, 0)
  return {
    whole,
    pieces: (text) =>
      text.length > longestText ? undefined : (whole(text) ?? sentences(text) ?? listed(text, ' ', 0)),
  }
}

const distinct = (lines: readonly string[]) =>
  [...new Map(lines.map((line) => [line.toLowerCase(), line])).values()].slice(0, mostLines)

/** Joins the English of pieces. Undefined if less than half of the text has English: a person wrote it. */
function piecewise(pieces: readonly string[], mark: string, english: Explain): string | undefined {
  const lines = pieces.map((piece) => [piece.trim(), english(piece)] as const)
  const count = (texts: readonly string[]) => texts.join('').match(allJapanese)?.length ?? 0
  const known = lines.filter(([, line]) => line !== undefined).map(([piece]) => piece)
  if (known.length === 0 || count(known) * 2 < count(pieces)) return undefined
  return lines.map(([piece, line]) => line ?? piece).join(mark)
}

/** Few letters in common say little: the values must be known, too. A name before さん is not. */
const isLoose = ({ letters, parts }: Pattern) => letters <= 2 && parts.join('') !== 'さん'

/** Letters before which a number stands, and after which one stands. */
const counters = /^(?:人|件|個|歳|枚|回|円|%|％|日|時|分|秒|月|年|項目|文字|ページ|つ|／|\/|ヶ月|センチ|キロ)/
const counted = /[／/]$/
const number = /^[\d,.:]+$/

/** Values of a text in the holes of a pattern, by index. Undefined if the text does not match. */
function valuesOf({ parts, holes, letters }: Pattern, text: string): ReadonlyMap<number, string> | undefined {
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
