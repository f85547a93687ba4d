import { commonCopy } from './common.ts'

/**
 * What a login that has ended leaves behind for /login to say (AUTH-73, AUTH-75, GATE-23). Apart from the texts of /login:
 * every page may have to know them, and those only that one.
 */
export const endedSessionCopy = {
  underAge: commonCopy.adultsOnly,
  inactive: 'このアカウントは現在ご利用いただけません。',
  expired: 'ログインの有効期限が切れました。お手数ですが、もう一度ログインしてください。',
} as const
