import { call, type CallOptions } from '../api/call.ts'
import { queryClient } from '../api/queries.ts'
import { clearSession, readSession, writeSession } from '../api/session-store.ts'
import { forgetDrafts } from './drafts.ts'

/** Stored under `message` after a failed logout call; /login shows its text (AUTH-69, AUTH-71). */
export const logoutFailedMessage = 'error'

/** The calls of logins are loaded with their pages; of the first files only a logout needs one. */
export async function signOut(options: CallOptions): Promise<void> {
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
