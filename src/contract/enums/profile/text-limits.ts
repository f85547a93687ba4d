/** Longest chat message in characters; longer ones are dropped without a frame (WS-01). */
export const chatMessageMaxLength = 1000

/** Longest text of a message to the operator, in characters (API-49). */
export const operatorMessageMaxLength = 1000
