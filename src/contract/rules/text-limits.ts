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

/** Shortest and longest password, in characters (AUTH-37). */
export const passwordMinLength = 6
export const passwordMaxLength = 128

/** Longest chat message in characters; longer messages are dropped without a frame (WS-01). */
export const chatMessageMaxLength = 1000

/** Longest text of a message to the operator, in characters (API-49). */
export const operatorMessageMaxLength = 1000

/** Longest text of a review in characters (API-56). */
export const reviewMaxLength = 2000

/** Longest post in characters (API-60). */
export const postMaxLength = 500

/** Longest text of a reason to leave a plan or the service, in characters (API-69). */
export const cancelReasonTextMaxLength = 100

/** Longest typed reason to pass, and longest whole ng_reason (API-34), in characters. */
export const ngReasonTextMaxLength = 50
export const ngReasonMaxLength = 200
