import { hasLogin } from '../api/session-store.ts'
import { useSession } from '../api/use-session.ts'

/** Unread messages of members and the operator from the latest response (API-09, API-29); 0 without a login. */
export function useUnreadCount(): number {
  const session = useSession()
  const count = Number(session.unread_messages_size)
  return hasLogin(session) && Number.isInteger(count) && count > 0 ? count : 0
}
