import { authCopy } from '../../../lib/copy/auth.ts'
import { logoutFailedMessage } from '../../shared/logout.ts'

export interface LoginNotice {
  readonly lines: readonly string[]
  /** `alarm` and `info` stay until the page is left; `flash` comes and goes. */
  readonly kind: 'alarm' | 'info' | 'flash'
}

/** What /login says about the message that the last session left behind (AUTH-71, AUTH-73, AUTH-75, GATE-23). */
export function loginNotice(message: string | undefined): LoginNotice | null {
  const copy = authCopy.login
  if (!message) return null
  if (message === logoutFailedMessage) return { lines: [copy.logoutFailed], kind: 'flash' }
  if (message === copy.underAge) return { lines: [copy.underAge, copy.underAgeLong], kind: 'alarm' }
  if (message === copy.sessionEnded) return { lines: [message], kind: 'info' }
  return { lines: [message], kind: 'alarm' }
}
