import { chatMessageMaxLength } from '../enums/profile/text-limits.ts'

/** Why a chat message is not delivered (CHAT-11, CHAT-18, WS-01). */
export type ChatTextFault = 'blank' | 'address' | 'too-long'

/** What keeps a text from being delivered, or null: the app refuses it, and the server drops what comes all the same. */
export function chatTextFault(text: string): ChatTextFault | null {
  if (text.trim() === '') return 'blank'
  if (containsAddress(text)) return 'address'
  return Array.from(text).length > chatMessageMaxLength ? 'too-long' : null
}

/**
 * Whether a text holds a web address (CHAT-18); full-width letters do not hide one. 'www.' must begin a word ('awww.' is a
 * sigh). The last label before a path is letters, so that '3.5/5' is a mark; the bare '/' of 'cafe.tokyo/' is a path.
 */
export function containsAddress(text: string): boolean {
  return address.test(text.normalize('NFKC'))
}

const scheme = String.raw`https?:\/\/`
const www = String.raw`(?<![a-z0-9])www\.`
const domainWithPath = String.raw`[a-z0-9-]\.[a-z]{2,}\/`
const knownEnding = String.raw`[a-z0-9-]\.(?:com|net|jp|org|io|me)(?![a-z0-9-])`
const address = new RegExp([scheme, www, domainWithPath, knownEnding].join('|'), 'i')
