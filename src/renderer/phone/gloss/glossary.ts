import type { Entry } from './entries.ts'
import { isLoose, type Pattern, valuesOf } from './match-pattern.ts'

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
const mostSentences = 6
/** Values are explained, too, and their values. */
const deepest = 3
const mostLines = 3

/** Makes the glossary of some entries. A text takes time proportional to its length and the number of templates. */
export function glossaryOf(entries: readonly Entry[]): Glossary {
  const known = new KnownTexts(entries)
  const whole = (text: string) => known.explain(text, 0)
  return {
    whole,
    pieces: (text) =>
      text.length > longestText
        ? undefined
        : (whole(text) ?? inSentences(text, (run) => known.explain(run, 1)) ?? known.explainList(text, ' ', 0)),
  }
}

/** Texts of the app, fixed or with values. */
class KnownTexts {
  /** English lines of a text without values, by its squeezed letters. */
  readonly #fixed = new Map<string, Set<string>>()
  /** The first match has the most letters in common. */
  readonly #patterns: readonly Pattern[]

  constructor(entries: readonly Entry[]) {
    const patterns: Pattern[] = []
    for (const entry of entries) {
      const letters = squeezed(entry.parts.join(''))
      if (entry.holes.length > 0) patterns.push({ ...entry, letters: letters.length })
      else this.#fixed.set(letters, (this.#fixed.get(letters) ?? new Set()).add(entry.english([])))
    }
    this.#patterns = patterns.toSorted((a, b) => b.letters - a.letters || a.holes.length - b.holes.length)
  }

  /** @param depth of the text among values within values */
  explain(text: string, depth: number): string | undefined {
    if (!isJapanese(text) || text.length > longestText || depth > deepest) return undefined
    return this.#exact(text) ?? this.#matched(spaced(text), depth) ?? this.explainList(text, '・', depth)
  }

  /** A list of entries, such as areas. */
  explainList(text: string, mark: string, depth: number): string | undefined {
    const items = text.split(mark).map(spaced)
    if (items.length === 1) return undefined
    const pieces = items.map((item) => ({ text: item, english: this.explain(item, depth + 1) }))
    return joinedEnglish(pieces, ' · ')
  }

  #exact(text: string): string | undefined {
    const lines = this.#fixed.get(squeezed(text))
    return lines && distinct([...lines]).join(' / ')
  }

  #matched(text: string, depth: number): string | undefined {
    for (const pattern of this.#patterns) {
      const values = valuesOf(pattern, text)
      if (!values) continue
      const pieces = [...values].map(([index, value]) => ({ index, value, english: this.explain(value, depth + 1) }))
      if (isLoose(pattern) && pieces.some(({ value, english }) => english === undefined && isJapanese(value))) continue
      const given: string[] = []
      for (const { index, value, english } of pieces) given[index] = english ?? value
      return pattern.english(given)
    }
    return undefined
  }
}

/** A piece of a text, and its English if the app has it. */
interface ExplainedPiece {
  readonly text: string
  readonly english: string | undefined
}

/** Explains entries that stand one after another, such as two sentences in one paragraph. */
function inSentences(text: string, explain: Explain): string | undefined {
  const sentences = text.split(/(?<=[。！？\n])/).filter((sentence) => sentence.trim() !== '')
  if (sentences.length === 1) return undefined
  const pieces: ExplainedPiece[] = []
  while (sentences.length > 0) {
    const { count, english } = longestRun(sentences, explain)
    pieces.push({ text: sentences.splice(0, count).join(''), english })
  }
  return joinedEnglish(pieces, ' ')
}

/** The longest run of the first sentences that is one entry; the first sentence without English if none is. */
function longestRun(sentences: readonly string[], explain: Explain): { count: number; english: string | undefined } {
  for (let count = Math.min(mostSentences, sentences.length); count > 0; count -= 1) {
    const english = explain(sentences.slice(0, count).join(''))
    if (english !== undefined) return { count, english }
  }
  return { count: 1, english: undefined }
}

const distinct = (lines: readonly string[]) =>
  [...new Map(lines.map((line) => [line.toLowerCase(), line])).values()].slice(0, mostLines)

/** Joins the English of pieces. Undefined if less than half of the text has English: a person wrote it. */
function joinedEnglish(pieces: readonly ExplainedPiece[], mark: string): string | undefined {
  const known = pieces.filter(({ english }) => english !== undefined)
  if (known.length === 0 || japaneseLetters(known) * 2 < japaneseLetters(pieces)) return undefined
  return pieces.map(({ text, english }) => english ?? text.trim()).join(mark)
}

const japaneseLetters = (pieces: readonly ExplainedPiece[]): number =>
  pieces.reduce((sum, { text }) => sum + (text.match(allJapanese)?.length ?? 0), 0)
