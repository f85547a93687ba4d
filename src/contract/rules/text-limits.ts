/** Limit of a text field: characters as people count them, and the code points that the server stores. */
export interface TextLimit {
  readonly characters: number
  readonly codePoints: number
}

// Profiles. Lengths are in code points.

/** Longest user name that the server stores. */
export const nameMaxLength = 100
/** Longest user name that the forms accept, in characters (D-84); older names may be longer. */
export const nameInputMaxLength = 20
export const nameLimit: TextLimit = { characters: nameInputMaxLength, codePoints: nameMaxLength }

/** Longest free text. The forms require at least 50 characters and specify no upper limit. */
export const freeTextMaxLength = 5000
export const freeTextLimit: TextLimit = { characters: freeTextMaxLength, codePoints: freeTextMaxLength }
/** Required length of the free texts without white space, which also raises a man from F to E (API-11, API-15). */
export const freeTextMinLength = 50
/** Length of the beginning of a free text on a card or row; the rest is cut off (API-40). */
export const teaserLength = 60

// Other texts. Lengths are in code points.

/** Longest mail address of a new account. */
export const emailMaxLength = 255
/** Shortest password (AUTH-37). */
export const passwordMinLength = 6
/** Longest password (AUTH-37). */
export const passwordMaxLength = 128

/** Longest chat message; longer messages are dropped without a frame (WS-01). */
export const chatMessageMaxLength = 1000
/** Longest message to the operator (API-49). */
export const operatorMessageMaxLength = 1000

/** Longest text of a review (API-56). */
export const reviewMaxLength = 2000
/** Longest post (API-60). */
export const postMaxLength = 500

/** Longest text of a reason to leave a plan or the service (API-69). */
export const cancelReasonTextMaxLength = 100
/** Longest typed reason to pass on a member. */
export const ngReasonTextMaxLength = 50
/** Longest ng_reason, with all its parts (API-34). */
export const ngReasonMaxLength = 200
