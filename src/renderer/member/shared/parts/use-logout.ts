import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryClient } from '../../api/queries.ts'
import { isPresentLogin, readSession, writeSession } from '../../api/session-store.ts'
import { forgetDrafts } from '../drafts.ts'
import { sendHeldLikes } from '../like/use-held-like.ts'
import { forgetLogin, logoutFailedMessage, signOut } from '../logout.ts'

/** A logout waits no longer for the server, nor for the code of its call. */
const timeoutMs = 5_000

/** Ends the login on the server after the likes that the member was shown as sent (D-74). */
async function endOnServer(): Promise<void> {
  const login = readSession()
  await sendHeldLikes()
  // A like may have brought a new token. A late call must not end another login.
  await signOut({ login: isPresentLogin(login) ? readSession() : login })
}

/** Logs out: clears local data for any response. /login shows a failure (NAV-28, AUTH-67 to AUTH-71). */
export function useLogout(onDone?: () => void) {
  const navigate = useNavigate()
  return useMutation(
    {
      mutationFn: async () => {
        const late = new Promise((_, reject) => setTimeout(reject, timeoutMs))
        try {
          await Promise.race([endOnServer(), late])
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
