import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { malePairingsEndpoint, pairingsEndpoint } from '../../../../contract/calls/recommendation.ts'
import { accountQuery, type Account } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import { isVerified } from '../../api/is-verified.ts'
import { readDeviceSettings } from '../../shared/device-settings.ts'
import { pairingsPath } from '../../shared/pairings-path.ts'
import { forgetAlerts, showAlert, withdrawAlerts } from './alerts.ts'
import { announceMatches } from './announce-matches.ts'
import { messageAlert, namelessAlert } from './message-alert.ts'
import { changedKinds, readSeenStanding, rememberStanding, standingAlerts } from './standing.ts'

/** Shows alerts after each account response: messages, matches, and decisions about the member (D-78). */
export function useAccountAlerts(): void {
  const { data: account } = useQuery({ ...accountQuery, enabled: false })
  const last = useRef<Account | undefined>(undefined)
  const queryClient = useQueryClient()
  const announceMessage = useMessageAlert()

  const compare = useEffectEvent((now: Account, before: Account | undefined) => {
    const seen = readSeenStanding(now.email)
    rememberStanding(now.email, now)
    void announceMatches(now, queryClient)
    if (seen) withdrawAlerts(changedKinds(seen, now))
    const { banner } = readDeviceSettings()
    if (!banner || !seen) return
    standingAlerts(seen, now).forEach(showAlert)
    if (before && now.unread_messages_size > before.unread_messages_size) void announceMessage(now)
  })
  useEffect(() => {
    const before = last.current?.id === account?.id ? last.current : undefined
    last.current = account
    if (account) compare(account, before)
    else forgetAlerts()
  }, [account])
  useEffect(() => forgetAlerts, [])
}

/** Shows the sender of a new message. It requests the list, because the account only has a count. */
function useMessageAlert(): (account: Account) => Promise<void> {
  const { pathname, search } = useLocation()
  const queryClient = useQueryClient()
  const operatorUnread = useRef<number | undefined>(undefined)

  return useEffectEvent(async (account: Account) => {
    const man = account.sex === 1
    const list = pairingsPath(account.sex)
    if (document.hidden || !isVerified(account)) {
      showAlert(namelessAlert(list))
      return
    }
    const endpoint = man ? malePairingsEndpoint : pairingsEndpoint
    try {
      const now = await call(endpoint, { status: 'matching', page: 1 })
      // Updates an open list at once.
      void queryClient.invalidateQueries({ queryKey: [endpoint.id] })
      const open = { pathname, uuid: new URLSearchParams(search).get('uuid') }
      const alert = messageAlert(list, now, operatorUnread.current, open)
      operatorUnread.current = now.admin_message_unread
      if (alert) showAlert(alert)
    } catch {
      showAlert(namelessAlert(list))
    }
  })
}
