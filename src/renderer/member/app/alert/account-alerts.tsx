import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { accountQuery, type Account } from '../../api/account.ts'
import { serverNow } from '../../api/server-time.ts'
import { forgetRejected } from '../../shared/age-check.ts'
import { readDeviceSettings } from '../../shared/device/device-settings.ts'
import { AlertBanner, type AlertBannerProps } from './alert-banner.tsx'
import { alertMatches } from './alert-matches.ts'
import { forgetAlerts, showAlert, withdrawAlerts } from './alerts.ts'
import { checkAlerts, changedKinds } from './check-alerts.ts'
import { readSeenCheckState, rememberCheckState } from './seen-state.ts'
import { useAppBadge } from './use-app-badge.ts'
import { useMessageAlert } from './use-message-alert.ts'

/** Alerts of a logged-in member (D-78); loaded lazily with a login. */
export function AccountAlerts({ foot }: AlertBannerProps) {
  useAppBadge()
  useAccountAlerts()
  return <AlertBanner foot={foot} />
}

interface AccountReading {
  readonly account: Account
  /** Server time of the reading, epoch milliseconds. */
  readonly atMs: number
}

/** Shows alerts after each account response: messages, matches, and decisions about the member (D-78). */
function useAccountAlerts(): void {
  const { data: account } = useQuery({ ...accountQuery, enabled: false })
  const last = useRef<AccountReading | undefined>(undefined)
  const alertMessage = useMessageAlert()

  const showNews = useEffectEvent((now: Account, before: AccountReading | undefined) => {
    const seen = readSeenCheckState(now.email)
    rememberCheckState(now.email, now)
    forgetRejected(now)
    void alertMatches(now)
    // On a device that has not seen the member before, nothing is news.
    if (!seen) return
    withdrawAlerts(changedKinds(seen, now))
    if (!readDeviceSettings().banner) return
    checkAlerts(seen, now).forEach(showAlert)
    if (before && now.unread_messages_size > before.account.unread_messages_size) void alertMessage(now, before.atMs)
  })
  useEffect(() => {
    const before = last.current?.account.id === account?.id ? last.current : undefined
    last.current = account && { account, atMs: serverNow() }
    if (account) showNews(account, before)
    else forgetAlerts()
  }, [account])
  useEffect(() => forgetAlerts, [])
}
