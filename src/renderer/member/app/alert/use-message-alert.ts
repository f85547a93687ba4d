import { useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type Account, isVerified } from '../../api/account.ts'
import { isPresentLogin, readSession } from '../../api/session-store.ts'
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
    const login = readSession()
    const now = await readMatched(account.sex).catch(() => undefined)
    // It names a partner, whom nobody else may read.
    if (!isPresentLogin(login)) return
    const open = { pathname, uuid: new URLSearchParams(search).get('uuid') }
    const alert = now ? messageAlert(list, now, { sinceMs, rows: known.current }, open) : namelessAlert(list)
    if (now) known.current = rowStates(now.rec)
    if (alert) showAlert(alert)
  })
}
