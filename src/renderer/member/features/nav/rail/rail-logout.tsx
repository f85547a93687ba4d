import { useState } from 'react'
import { navCopy } from '../../../../lib/copy/nav.ts'
import { RailItem } from '../../../../ui/navigation/rail-item.tsx'
import { useLogout } from '../../../shared/logout.ts'

/** Ends the login (NAV-28). */
export function RailLogout() {
  const logout = useLogout()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void logout()
  }
  return <RailItem minor icon="logout" label={navCopy.menu.logout} disabled={leaving} onClick={leave} />
}
