import type { TextLimit } from './text-limits.ts'

/**
 * Counts characters without white space, including full-width spaces and line breaks, for the 50-character rules
 * (FORM-82, FORM-142, HOME-28). An emoji of one code point counts once.
 */
export function countWithoutSpace(text: string): number {
  return countCharacters(text.replaceAll(/\s/g, ''))
}

/** Counts code points. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** First code points that take two, three and four bytes in UTF-8. */
const longerFrom = [0x80, 0x800, 0x10000]

/** Bytes of a text in UTF-8. Own code, because the contract uses nothing beyond the language itself. */
export function utf8Length(text: string): number {
  let length = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    length += 1 + longerFrom.filter((from) => code >= from).length
  }
  return length
}

let segmenter: Intl.Segmenter | undefined

/** Splits a text into characters as people see them: an emoji of several parts, or a letter with its marks, is one. */
export function splitCharacters(text: string): string[] {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Cuts a text to a limit, never inside a character. */
export function cutText(text: string, { characters, codePoints }: TextLimit): string {
  // A character has one code unit at least.
  if (text.length <= Math.min(characters, codePoints)) return text
  let left = codePoints
  let result = ''
  for (const character of splitCharacters(text).slice(0, characters)) {
    left -= countCharacters(character)
    if (left < 0) break
    result += character
  }
  return result
}

/** A character, but no white space, with ten equal ones behind it. */
const longRun = /(\S)\1{10}/u

/** Returns whether a character stands 11 times or more in a row, which the forms refuse (FORM-144, FORM-145). */
export function hasLongRun(text: string): boolean {
  return longRun.test(text)
}
