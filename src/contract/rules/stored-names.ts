import { sessionNames } from './session-values.ts'

// Names under which the member app stores values in a browser. They are part of the contract, because the frame around
// a phone stores logins, and clears what does not fit another world.

/**
 * Storage keys of a session in the browser (AUTH-64, ENTITY2-33). `unconfirmed` marks the values of a sign-up, which the
 * server accepts only after the mail address is confirmed (D-116); `withdrawing` has the time at which a tab began to end the
 * membership, in ms, until it has an answer.
 */
export const sessionKeys = [
  ...sessionNames,
  'sex',
  'payment_conf',
  'message',
  'unread_messages_size',
  'unconfirmed',
  'withdrawing',
] as const

/** Storage key of the token type in another version of the app. */
export const legacyTokenType = 'token_type'

/** Prefix of the storage keys of all drafts. */
const drafts = 'yoimachi.draft.'

/** Returns the prefix of the storage keys of a member's drafts. */
export const draftPrefix = (uid: string) => `${drafts}${encodeURIComponent(uid)}/`

/** Name of the draft that holds the page on which the session expired (D-79). */
export const returnAddressName = 'return-address'

/** Name of the draft that holds the receipt of a payment (D-112). */
export const receiptName = 'receipt'

/** What a device keeps of the world as a member saw it, because no call returns it later. */
const seenNames = [
  // The age check, the rank and whether a review of it is asked for.
  'standing',
  // Number of matches.
  'matches',
  // Viewed and liked profiles.
  'met',
  // Who wrote the last message of each talk.
  'words',
  // The rank that was seen last.
  'rank',
  // Whether home had new likes.
  'likes',
  // When an age document was submitted.
  'document',
  // Topics and when they were read.
  'board',
] as const

/** What a device keeps of its own use. */
type UsedName =
  // Watched videos of the ladder.
  | 'videos'
  // Popups that were closed on the present day.
  | 'popups'
  // Day of the last visit on home.
  | 'opened'
  // When home last showed the sale.
  | 'sale'
  // Day of a received login bonus that the tab has not shown yet.
  | 'bonus'

/** Returns the storage key of what a device keeps for one member, because two members may use one browser in turn. */
export const memberKey = (name: (typeof seenNames)[number] | UsedName, uid: string) => `yoimachi.${name}.${uid}`

/** Whether a storage key holds what happened in a world, so that it is wrong in another world or moment. */
export const isWorldKey = (key: string): boolean =>
  seenNames.some((name) => key.startsWith(memberKey(name, ''))) ||
  (key.startsWith(drafts) && key.endsWith(`/${receiptName}`))

/** Storage key of a tab's note about a visit to a card's bank. */
export const bankNoteName = 'yoimachi.bank'
