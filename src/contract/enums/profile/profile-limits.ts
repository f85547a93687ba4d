/** Longest user name of a profile, in characters. */
export const nameMaxLength = 100

/** What the forms take for a name (D-84); older ones may be longer. */
export const nameInputMaxLength = 20

/** Longest free text of a profile, in characters; the forms ask for 50 and more, none names an upper bound. */
export const freeTextMaxLength = 5000

/** Characters without white space that the free texts ask for, and that lift a man from F to E (API-11, API-15). */
export const freeTextMinLength = 50
