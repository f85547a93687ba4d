/** What every call of a logged-in member carries: headers or parameters of these names (protocols A2, D-52). */
export const loginNames = ['uid', 'client', 'access-token'] as const

/** The session headers of an answer (protocols A2, A15). */
export const sessionNames = [...loginNames, 'token-type', 'expiry'] as const

/** What a browser keeps of a login, under these keys (AUTH-64, ENTITY2-33). */
export const storedNames = [...sessionNames, 'sex', 'payment_conf', 'message', 'unread_messages_size'] as const

/** The key under which another version stored the token type. */
export const legacyTokenType = 'token_type'
