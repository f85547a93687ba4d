import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { authCopy } from '../../../lib/copy/auth.ts'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { readSession } from '../../api/session-store.ts'
import { AuthPageFrame } from './auth-page-frame.tsx'

const patienceMs = 3_000

/** /after_sign_up?id= (AUTH-45 to AUTH-48): loads the conversion script for a woman, then goes to /login?send_mail=true. */
export function AfterSignUpPage() {
  const [params] = useSearchParams()
  const id = params.get('id')
  const navigate = useNavigate()

  useEffect(() => {
    const goOn = () => void navigate('/login?send_mail=true', { replace: true })
    if (!id || readSession().sex === '1') {
      goOn()
      return undefined
    }
    const script = document.createElement('script')
    script.src = `/tracking/conversion.js?id=${encodeURIComponent(id)}`
    // Whatever becomes of the script, the sign-up goes on.
    const timer = setTimeout(goOn, patienceMs)
    script.addEventListener('load', goOn)
    script.addEventListener('error', goOn)
    document.head.append(script)
    return () => {
      clearTimeout(timer)
      script.removeEventListener('load', goOn)
      script.removeEventListener('error', goOn)
      script.remove()
    }
  }, [id, navigate])

  return (
    <AuthPageFrame>
      <output className="grid justify-items-center gap-4 text-center">
        <h1 className="sr-only">{authCopy.afterSignUp.title}</h1>
        <Spinner size={28} immediate className="text-plum" />
        <p>{authCopy.afterSignUp.registering}</p>
      </output>
    </AuthPageFrame>
  )
}
