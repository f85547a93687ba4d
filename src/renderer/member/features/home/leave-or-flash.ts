import { commonCopy } from '../../../lib/copy/common.ts'
import type { ApiError } from '../../api/api-error.ts'
import { showFlash } from '../../api/flash.ts'

/**
 * Where a failed call means that the login is worth nothing, the member goes to /login (GATE-44, GATE-45); without any
 * answer the login may be fine, so the page stays and says that it did not work.
 */
export function leaveOrFlash(error: ApiError, leave: () => void): void {
  if (error.network) showFlash({ text: commonCopy.errorOccurred, tone: 'error' })
  else leave()
}
