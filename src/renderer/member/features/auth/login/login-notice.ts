import { authCopy } from '../../../../lib/copy/auth.ts'
import { endedSessionCopy } from '../../../../lib/copy/common.ts'
import { logoutFailedMessage } from '../../../shared/logout.ts'

export interface LoginNotice {
  readonly lines: readonly string[]
  /** `alarm` and `info` stay until the page closes; `flash` disappears. */
  readonly kind: 'alarm' | 'info' | 'flash'
}

/** Returns the notice for the message stored by the last session (AUTH-71, AUTH-73, AUTH-75, GATE-23). */
export function loginNotice(message: string | undefined): LoginNotice | null {
  if (!message) return null
  // oxlint-disable house/no-text-protocol -- the specification stores the text itself (AUTH-71, AUTH-75)
  if (message === logoutFailedMessage) return { lines: [authCopy.login.logoutFailed], kind: 'flash' }
  if (message === endedSessionCopy.underAge) return { lines: [message, authCopy.login.underAgeLong], kind: 'alarm' }
  if (message === endedSessionCopy.expired) return { lines: [message], kind: 'info' }
  // oxlint-enable house/no-text-protocol
  return { lines: [message], kind: 'alarm' }
}
