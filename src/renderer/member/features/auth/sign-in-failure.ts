import { authCopy } from '../../../lib/copy/auth.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import type { ApiError } from '../../api/api-error.ts'

/**
 * The lines under the login form: always the fixed message (AUTH-13); below it the server's reason where it gives one
 * (API-02), or a word about the line when there was no answer at all.
 */
export function signInFailure(error: ApiError): string[] {
  if (error.network) return [authCopy.login.failed, commonCopy.state.loadFailedHint]
  const reason = error.reason ? error.messages[0] : undefined
  return reason ? [authCopy.login.failed, reason] : [authCopy.login.failed]
}
