import { useMutation } from '@tanstack/react-query'
import { authCopy } from '../../../lib/copy/auth.ts'
import { Button } from '../../../ui/base/button.tsx'
import { useLogout } from '../logout.ts'

/** Ends the login and leads to /login, whatever the server answers (NAV-28, AUTH-67 to AUTH-71). */
export function LogoutButton({ onDone }: { onDone: () => void }) {
  const logout = useMutation({ mutationFn: useLogout(), onSuccess: onDone })
  return (
    <Button tone="quiet" size="m" icon="logout" busy={logout.isPending} onClick={() => logout.mutate()}>
      {authCopy.logout}
    </Button>
  )
}
