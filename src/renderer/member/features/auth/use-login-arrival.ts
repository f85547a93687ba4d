import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { authCopy } from '../../../lib/copy/auth.ts'
import { hasFlag } from '../../../lib/query-flag.ts'
import { readSession, writeSession } from '../../api/session-store.ts'
import { flashLongStayMs, showFlash } from '../../shared/flash.ts'
import { forgetLogin } from '../../shared/logout.ts'
import { loginNotice, type LoginNotice } from './login-notice.ts'

/**
 * Opening /login: the message of the last session is read, then everything stored is cleared (AUTH-05, AUTH-76), and the
 * flash of a sign-up is shown for ten seconds (AUTH-06 to AUTH-10). Answers the notice that stays on the page.
 */
export function useLoginArrival(): LoginNotice | null {
  const [params] = useSearchParams()
  const mailSent = hasFlag(params, 'send_mail')
  const [notice] = useState(() => loginNotice(readSession().message))

  useEffect(() => {
    forgetLogin()
    writeSession({ message: null })
    if (notice?.kind === 'flash') showFlash({ text: notice.lines.join(''), tone: 'error' })
  }, [notice])

  useEffect(() => {
    if (mailSent) showFlash({ text: authCopy.login.mailSent, stayMs: flashLongStayMs })
  }, [mailSent])

  return notice?.kind === 'flash' ? null : notice
}
