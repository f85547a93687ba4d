import { sessionNames } from './session-values.ts'

/**
 * Storage keys of a session in the browser (AUTH-64, ENTITY2-33). `unconfirmed` marks the values of a sign-up, which the
 * server accepts only after the mail address is confirmed (D-116); `withdrawing` stands while a tab ends the membership.
 */
export const storedNames = [
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

/** Storage keys of a member's drafts begin so. */
export const draftPrefix = (uid: string) => `yoimachi.draft.${encodeURIComponent(uid)}/`

/** Name of the draft that holds the page on which the session expired (D-79). */
export const returnAddressName = 'return-address'

/** Storage keys of the last seen standing and matches of a member begin with these; the mail address follows. */
export const seenPrefixes = ['yoimachi.standing.', 'yoimachi.matches.'] as const

/** Name of the tab's note about a visit to a card's bank. */
export const bankNoteName = 'yoimachi.bank'
