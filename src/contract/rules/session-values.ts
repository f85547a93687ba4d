/** Names of the session values in headers and parameters of every authenticated call (protocols A2, D-52). */
export const loginNames = ['uid', 'client', 'access-token'] as const

/** Header of the mock's 401 to a login that ended because the world was replaced, e.g. by an undo (D-141). */
export const formerLoginHeader = 'x-yoimachi-former-login'

/** Session headers of a response (protocols A2, A15). */
export const sessionNames = [...loginNames, 'token-type', 'expiry'] as const

/** Lowercases and trims a mail address, the `uid` of a session, for comparing and storing (protocols A5). */
export const normalEmail = (email: string): string => email.trim().toLowerCase()
