import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { signOutEndpoint } from '../../../contract/calls/auth.ts'
import { call } from '../api/call.ts'
import { queryClient } from '../api/query-client.ts'
import { clearSession, readSession, writeSession } from '../api/session-store.ts'
import { forgetDrafts } from './drafts.ts'

/** Stored under `message` when the logout call failed; /login has the words for it (AUTH-69, AUTH-71). */
export const logoutFailedMessage = 'error'

const patienceMs = 5_000

/**
 * Ends the login because the app says so (API-03): the message waits for /login, the server's answer is not waited for and
 * changes nothing.
 */
export function endLogin(message: string): void {
  call(signOutEndpoint, {}, { login: readSession(), keepalive: true }).catch(() => {})
  writeSession({ message })
  forgetDrafts()
  forgetLogin()
}

/** Clears the stored login and everything that was loaded for it; a message for /login stays. */
export function forgetLogin(): void {
  clearSession({ keepMessage: true })
  queryClient.clear()
}

/**
 * The logout of the member: local data is cleared whatever the server answers, then /login opens; a failure leaves its
 * message for that page (AUTH-67 to AUTH-71).
 */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate()
  return useCallback(async () => {
    try {
      await call(signOutEndpoint, {}, { timeoutMs: patienceMs })
    } catch {
      writeSession({ message: logoutFailedMessage })
    }
    forgetDrafts()
    forgetLogin()
    await navigate('/login', { replace: true })
  }, [navigate])
}
