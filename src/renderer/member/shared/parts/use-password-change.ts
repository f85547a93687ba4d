import { useNavigate } from 'react-router-dom'
import { formText } from '../../../lib/form-text.ts'
import { readSession, type Session } from '../../api/session-store.ts'
import { showFlash } from '../flash.ts'
import { useWrite } from '../outcome/use-write.ts'
import { changePasswordWrite } from '../outcome/writes/auth.ts'

/**
 * Sends a form's two passwords with the login, in the body too (D-120): that of a reset link if given, else the stored
 * one. Success shows on /login (API-05, AUTH-62).
 */
export function usePasswordChange(
  { changed, failed }: Readonly<Record<'changed' | 'failed', string>>,
  login?: Session,
) {
  const navigate = useNavigate()
  const change = useWrite(changePasswordWrite, {
    ...(login ? { call: { login } } : {}),
    failureOf: () => failed,
    onSuccess: () => {
      showFlash({ text: changed })
      // The server has ended every login, so /login must offer no way back to the stored one.
      void navigate('/login', { replace: true, state: { email: (login ?? readSession()).uid ?? '' } })
    },
  })
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { uid, client, 'access-token': token } = login ?? readSession()
    change.mutate({
      password: formText(form, 'password'),
      password_confirmation: formText(form, 'password_confirmation'),
      uid,
      'access-token': token,
      client,
    })
  }
  return { change, submit }
}
