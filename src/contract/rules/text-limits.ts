/** Longest user name of a profile, in characters. */
export const nameMaxLength = 100

/** Longest name that the forms accept (D-84); older names may be longer. */
export const nameInputMaxLength = 20

/** Limit of a text field: characters as people count them, and the code points that the server stores. */
export interface TextLimit {
  readonly characters: number
  readonly codePoints: number
}

export const nameLimit: TextLimit = { characters: nameInputMaxLength, codePoints: nameMaxLength }

/** Longest free text of a profile in characters. The forms require at least 50 and specify no upper limit. */
export const freeTextMaxLength = 5000

export const freeTextLimit: TextLimit = { characters: freeTextMaxLength, codePoints: freeTextMaxLength }

/** Required length of the free texts without white space, which also raises a man from F to E (API-11, API-15). */
export const freeTextMinLength = 50

/** Code points of the text on a card or row; a longer text is cut (API-40). */
export const teaserLength = 60

/** Longest chat message in characters; longer messages are dropped without a frame (WS-01). */
export const chatMessageMaxLength = 1000

/** Longest text of a message to the operator, in characters (API-49). */
export const operatorMessageMaxLength = 1000

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
  let kept = ''
  for (const character of splitCharacters(text).slice(0, characters)) {
    left -= countCharacters(character)
    if (left < 0) break
    kept += character
  }
  return kept
}

/** Returns the length of the longest run of one character; white space is part of none. */
export function longestRun(text: string): number {
  let longest = 0
  let run = 0
  let previous: string | undefined
  for (const character of text) {
    run = /\s/.test(character) ? 0 : character === previous ? run + 1 : 1
    previous = character
    if (run > longest) longest = run
  }
  return longest
}

/** Returns whether a character repeats 11 times or more in a row (FORM-144, FORM-145). */
export function hasLongRun(text: string): boolean {
  return longestRun(text) >= 11
}

/** Reasons to refuse a chat message (CHAT-11, CHAT-18, WS-01). */
export type ChatTextFault = 'blank' | 'address' | 'too-long'

/** Returns the fault of a chat text, or null. The app refuses such a text, and the server drops it. */
export function chatTextFault(text: string): ChatTextFault | null {
  if (text.trim() === '') return 'blank'
  if (containsAddress(text)) return 'address'
  return Array.from(text).length > chatMessageMaxLength ? 'too-long' : null
}

/**
 * Returns whether a text contains a web address (CHAT-18), also in full-width letters. Disguised addresses are not
 * detected: `hxxp://example.com`, `ex ample.com`, `example[.]com`.
 */
export function containsAddress(text: string): boolean {
  return address.test(text.normalize('NFKC'))
}

const scheme = String.raw`https?:\/\/`
/** Only at the beginning of a word, so that 'awww.' is allowed. */
const www = String.raw`(?<![a-z0-9])www\.`
/** A whole domain that does not follow another scheme. */
const domain = String.raw`(?<![a-z0-9.-])(?<!:\/\/)[a-z0-9-]+(?:\.[a-z0-9-]+)*`
/** The last label before a path has only letters, so '3.5/5' is no address and 'cafe.tokyo/' is one. */
const domainWithPath = String.raw`${domain}\.[a-z]{2,}\/`
/** Common endings of addresses; short ones that also end English sentences (to, us, be) are left out. */
const endings = [
  'com|net|jp|org|io|me|xyz|info|biz|app|dev|link|site|online|shop|store|tokyo|club|tv|top|page|live|blog|cloud',
  'asia|icu|vip|space|website|click|name|tech|co|cc|gg|gl|ly|ee|uk|kr|cn|tw|de|fr|ru|eu',
].join('|')
/** Not after an ASCII word and a space, because then it is part of a disguised address. */
const knownEnding = String.raw`(?<![a-z0-9] )${domain}\.(?:${endings})(?![a-z0-9-])`
const address = new RegExp([scheme, www, domainWithPath, knownEnding].join('|'), 'i')
