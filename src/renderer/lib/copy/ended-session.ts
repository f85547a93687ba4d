import { commonCopy } from './common.ts'

/**
 * Messages on /login after a session has ended (AUTH-73, AUTH-75, GATE-23). Separate from the texts of /login, because
 * every page may need them.
 */
export const endedSessionCopy = {
  underAge: commonCopy.adultsOnly,
  inactive: 'このアカウントは現在ご利用いただけません。',
  expired: 'ログインの有効期限が切れました。お手数ですが、もう一度ログインしてください。',
} as const
