import { useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type Account, isVerified } from '../../api/account.ts'
import { pairingsPath } from '../../shared/pairing-address.ts'
import { showAlert } from './alerts.ts'
import { lockedAlert, messageAlert, namelessAlert } from './message-alerts.ts'
import { rowStates } from './message-sender.ts'
import { readMatched } from './read-matched.ts'

/** Returns a function that shows the alert for a message that came since an account was read (server time, epoch ms). */
export function useMessageAlert(): (account: Account, sinceMs: number) => Promise<void> {
  const { pathname, search } = useLocation()
  const known = useRef<ReadonlySet<string> | undefined>(undefined)

  return useEffectEvent(async (account: Account, sinceMs: number) => {
    const list = pairingsPath(account.sex)
    if (!isVerified(account)) {
      if (document.hidden || pathname !== '/hona') showAlert(lockedAlert)
      return
    }
    if (document.hidden) {
      showAlert(namelessAlert(list))
      return
    }
    try {
      const now = await readMatched(account.sex)
      const open = { pathname, uuid: new URLSearchParams(search).get('uuid') }
      const alert = messageAlert(list, now, { sinceMs, rows: known.current }, open)
      known.current = rowStates(now.rec)
      if (alert) showAlert(alert)
    } catch {
      showAlert(namelessAlert(list))
    }
  })
}
