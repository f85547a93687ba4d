import { chatMessageMaxLength } from '../enums/profile-limits.ts'

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

/** Why a chat message is not delivered (CHAT-11, CHAT-18, WS-01). */
export type ChatTextFault = 'blank' | 'address' | 'too-long'

/** What keeps a text from being delivered, or null: the app refuses it, and the server drops what comes all the same. */
export function chatTextFault(text: string): ChatTextFault | null {
  if (text.trim() === '') return 'blank'
  if (containsAddress(text)) return 'address'
  return Array.from(text).length > chatMessageMaxLength ? 'too-long' : null
}

/**
 * Whether a text holds a web address (CHAT-18); full-width letters do not hide one. What is no address as it stands is none,
 * whatever a reader could make of it: `hxxp://example.com`, `ex ample.com`, `example[.]com`.
 */
export function containsAddress(text: string): boolean {
  return address.test(text.normalize('NFKC'))
}

const scheme = String.raw`https?:\/\/`
/** At the beginning of a word: 'awww.' is a sigh. */
const www = String.raw`(?<![a-z0-9])www\.`
/** A whole domain, and none behind another scheme. */
const domain = String.raw`(?<![a-z0-9.-])(?<!:\/\/)[a-z0-9-]+(?:\.[a-z0-9-]+)*`
/** The last label before a path is letters, so that '3.5/5' is a mark; the bare '/' of 'cafe.tokyo/' is a path. */
const domainWithPath = String.raw`${domain}\.[a-z]{2,}\/`
/** Without a path, and behind an ASCII word and a blank, it is the rest of something that was taken apart. */
const knownEnding = String.raw`(?<![a-z0-9] )${domain}\.(?:com|net|jp|org|io|me)(?![a-z0-9-])`
const address = new RegExp([scheme, www, domainWithPath, knownEnding].join('|'), 'i')
