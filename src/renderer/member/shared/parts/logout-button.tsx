import { useState } from 'react'
import { authCopy } from '../../../lib/copy/auth.ts'
import { Button } from '../../../ui/base/button.tsx'
import { useLogout } from '../logout.ts'

/** Ends the login and leads to /login, whatever the server answers (NAV-28, AUTH-67 to AUTH-71). */
export function LogoutButton({ onDone }: { onDone: () => void }) {
  const logout = useLogout()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void logout().then(onDone)
  }
  return (
    <Button tone="quiet" size="m" icon="logout" busy={leaving} onClick={leave}>
      {authCopy.logout}
    </Button>
  )
}
