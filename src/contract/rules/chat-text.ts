import { chatMessageMaxLength } from './text-limits.ts'

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
