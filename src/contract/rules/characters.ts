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

/** Returns the length of the longest run of one character; white space is part of none. */
export function longestRun(text: string): number {
  let longest = 0
  let run = 0
  let previous: string | undefined
  for (const character of text) {
    run = character === previous ? run + 1 : 1
    if (/\s/.test(character)) run = 0
    previous = character
    if (run > longest) longest = run
  }
  return longest
}

/** Shortest run of one character that the forms refuse. */
const refusedRun = 11

/** Returns whether a character repeats 11 times or more in a row (FORM-144, FORM-145). */
export function hasLongRun(text: string): boolean {
  return longestRun(text) >= refusedRun
}

/** From a plain digit to the full-width one, in code points. */
const fullWidthOffset = 0xfee0

/** Folds full-width digits and removes spaces and hyphens of all kinds (FORM-114, PAY-73). */
export function foldDigits(text: string): string {
  const folded = text.replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - fullWidthOffset))
  return folded.replaceAll(/[\s\-‐‑–—−ー－]/g, '')
}
