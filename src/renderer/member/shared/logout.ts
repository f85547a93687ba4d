import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { call, type CallOptions } from '../api/call.ts'
import { queryClient } from '../api/queries.ts'
import { clearSession, readSession, writeSession } from '../api/session-store.ts'
import { forgetDrafts } from './drafts.ts'

/** Stored under `message` after a failed logout call; /login shows its text (AUTH-69, AUTH-71). */
export const logoutFailedMessage = 'error'

/** A logout waits no longer for the server, nor for the code of its call. */
const timeoutMs = 5_000

/** The calls of logins are loaded with their pages; of the first files only a logout needs one. */
async function signOut(options: CallOptions): Promise<void> {
  const { signOutEndpoint } = await import('../../../contract/calls/auth.ts')
  await call(signOutEndpoint, {}, options)
}

/** Ends the login from inside the app (API-03). Leaves a message for /login and ignores the server's response. */
export function endLogin(message: string): void {
  signOut({ login: readSession(), keepalive: true }).catch(() => {})
  writeSession({ message })
  forgetDrafts()
  forgetLogin()
}

/** Clears the stored login and all loaded data; a message for /login stays. */
export function forgetLogin(): void {
  clearSession({ keepMessage: true })
  queryClient.clear()
}

/** Logs out: clears local data for any response. /login shows a failure (NAV-28, AUTH-67 to AUTH-71). */
export function useLogout(onDone?: () => void) {
  const navigate = useNavigate()
  return useMutation(
    {
      mutationFn: async () => {
        const late = new Promise((_, reject) => setTimeout(reject, timeoutMs))
        try {
          // With the login of now, because a late call must not end another one.
          await Promise.race([signOut({ login: readSession() }), late])
        } catch {
          writeSession({ message: logoutFailedMessage })
        }
        forgetDrafts()
        forgetLogin()
        await navigate('/login', { replace: true })
      },
      ...(onDone ? { onSuccess: onDone } : {}),
    },
    queryClient,
  )
}
