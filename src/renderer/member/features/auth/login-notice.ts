import { authCopy } from '../../../lib/copy/auth.ts'
import { endedSessionCopy } from '../../../lib/copy/ended-session.ts'
import { logoutFailedMessage } from '../../shared/logout.ts'

export interface LoginNotice {
  readonly lines: readonly string[]
  /** `alarm` and `info` stay until the page is left; `flash` comes and goes. */
  readonly kind: 'alarm' | 'info' | 'flash'
}

/** What /login says about the message that the last session left behind (AUTH-71, AUTH-73, AUTH-75, GATE-23). */
export function loginNotice(message: string | undefined): LoginNotice | null {
  if (!message) return null
  if (message === logoutFailedMessage) return { lines: [authCopy.login.logoutFailed], kind: 'flash' }
  if (message === endedSessionCopy.underAge)
    return { lines: [message, authCopy.login.underAgeLong], kind: 'alarm' }
  if (message === endedSessionCopy.expired) return { lines: [message], kind: 'info' }
  return { lines: [message], kind: 'alarm' }
}
