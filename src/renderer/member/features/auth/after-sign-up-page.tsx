import { useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { Sex } from '../../../../contract/enums/member.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { conversionScript, scriptAddress } from '../../api/script-address.ts'
import { readSession } from '../../api/session-store.ts'
import { type ArrivalState, readArrival } from './arrival-state.ts'
import { AuthWaiting } from './auth-page-frame.tsx'

const timeoutMs = 3_000

/** Loads the script of a sign-up (AUTH-46, IMP-26). True once it loaded, failed or is late, and without an id. */
function useConversionScript(id: string | null): boolean {
  const [finished, setFinished] = useState(id === null)
  useEffect(() => {
    if (id === null) return undefined
    const script = document.createElement('script')
    script.src = scriptAddress(`${conversionScript}?id=${encodeURIComponent(id)}`)
    const finish = () => setFinished(true)
    const timer = setTimeout(finish, timeoutMs)
    script.addEventListener('load', finish)
    script.addEventListener('error', finish)
    document.head.append(script)
    return () => {
      clearTimeout(timer)
      script.removeEventListener('load', finish)
      script.removeEventListener('error', finish)
      script.remove()
    }
  }, [id])
  return finished
}

const pageCopy = authCopy.afterSignUp

/**
 * Page /after_sign_up?id=: loads the script of a woman's sign-up, then goes to /login?send_mail=true, which has the panel
 * of the mail (AUTH-45 to AUTH-48, D-116). Opened by hand it knows of no mail and says of none that it was sent.
 */
export function AfterSignUpPage() {
  const [params] = useSearchParams()
  const { email } = readArrival(useLocation().state)
  const { sex, uid, unconfirmed } = readSession()
  const id = params.get('id')
  const wanted = id !== null && id !== '' && sex !== String(Sex.man)
  const finished = useConversionScript(wanted ? id : null)

  const signedUp = email ?? (unconfirmed === undefined ? undefined : uid)
  if (finished) {
    const state: ArrivalState = signedUp === undefined ? { mailSentShown: true } : { email: signedUp, mailSent: true }
    return <Navigate to="/login?send_mail=true" replace state={state} />
  }
  const text = signedUp === undefined ? commonCopy.state.loading : pageCopy.registering
  return <AuthWaiting title={pageCopy.title} text={text} />
}
