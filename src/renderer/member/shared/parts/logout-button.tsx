import { authCopy } from '../../../lib/copy/auth.ts'
import { Button } from '../../../ui/base/button.tsx'
import { useLogout } from './use-logout.ts'

/** Logs out and opens /login for any response (NAV-28, AUTH-67 to AUTH-71). */
export function LogoutButton({ onDone }: { onDone?: () => void }) {
  const logout = useLogout(onDone)
  return (
    <Button tone="quiet" size="m" icon="logout" busy={logout.isPending} onClick={() => logout.mutate()}>
      {authCopy.logout}
    </Button>
  )
}
