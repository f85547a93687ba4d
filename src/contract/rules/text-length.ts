/**
 * Characters of a text without white space (full-width blanks and line breaks included), as the 50-character rules
 * count them (FORM-82, FORM-142, HOME-28). One emoji of one code point is one character.
 */
export function countWithoutSpace(text: string): number {
  return countCharacters(text.replaceAll(/\s/g, ''))
}

/** Characters of a text as they stand, counted in code points. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Length of the longest run of one and the same character. */
export function longestRun(text: string): number {
  let longest = 0
  let run = 0
  let previous: string | undefined
  for (const character of text) {
    run = character === previous ? run + 1 : 1
    previous = character
    if (run > longest) longest = run
  }
  return longest
}

/** Whether one character stands 11 times or more in a row (FORM-144, FORM-145). */
export function hasLongRun(text: string): boolean {
  return longestRun(text) >= 11
}
