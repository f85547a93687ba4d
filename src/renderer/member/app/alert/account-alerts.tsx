import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { accountQuery, type Account, isVerified } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { serverNow } from '../../api/server-time.ts'
import { useUnreadCount } from '../../api/session-store.ts'
import { readDeviceSettings, useDeviceSettings } from '../../shared/device-settings.ts'
import { pairingsPath } from '../../shared/navigation.ts'
import { pairingsCall } from '../../shared/pairings.ts'
import { isOwnMatch } from '../../shared/remembered.ts'
import { AlertBanner, type AlertBannerProps } from './alert-banner.tsx'
import {
  forgetAlerts,
  showAlert,
  matchAlert,
  messageAlert,
  namelessAlert,
  newMatches,
  readSeenMatches,
  readSeenStanding,
  rememberSeenMatches,
  rememberStanding,
  standingAlerts,
  changedKinds,
  withdrawAlerts,
} from './alerts.ts'

/** Alerts of a logged-in member (D-78); loaded lazily with a login. */
export function AccountAlerts({ foot }: AlertBannerProps) {
  useAppBadge()
  useAccountAlerts()
  return <AlertBanner foot={foot} />
}

/** Shows alerts after each account response: messages, matches, and decisions about the member (D-78). */
function useAccountAlerts(): void {
  const { data: account } = useQuery({ ...accountQuery, enabled: false })
  const last = useRef<Account | undefined>(undefined)
  const announceMessage = useMessageAlert()

  const compare = useEffectEvent((now: Account, before: Account | undefined) => {
    const seen = readSeenStanding(now.email)
    rememberStanding(now.email, now)
    void announceMatches(now)
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

/** Reads the conversations, because the account only has counts, and updates an open list at once. */
async function readMatched(sex: Account['sex']) {
  const endpoint = pairingsCall(sex)
  const list = await call(endpoint, { status: 'matching', page: 1 })
  void queryClient.invalidateQueries({ queryKey: [endpoint.id] })
  return list
}

function useMessageAlert(): (account: Account) => Promise<void> {
  const { pathname, search } = useLocation()
  const operatorUnread = useRef<number | undefined>(undefined)

  return useEffectEvent(async (account: Account) => {
    const list = pairingsPath(account.sex)
    if (document.hidden || !isVerified(account)) {
      showAlert(namelessAlert(list))
      return
    }
    try {
      const now = await readMatched(account.sex)
      const open = { pathname, uuid: new URLSearchParams(search).get('uuid') }
      const alert = messageAlert(list, now, operatorUnread.current, open)
      operatorUnread.current = now.admin_message_unread
      if (alert) showAlert(alert)
    } catch {
      showAlert(namelessAlert(list))
    }
  })
}

/** Shows matches since the account was last read here; its count also rises when a profile is shown again (D-78). */
async function announceMatches(account: Account): Promise<void> {
  const { email, sex, matching_count: count } = account
  const seen = readSeenMatches(email)
  rememberSeenMatches(email, { count, atMs: serverNow() })
  if (!seen || count <= seen.count || !isVerified(account) || !readDeviceSettings().banner) return
  try {
    const { rec } = await readMatched(sex)
    const alert = matchAlert(pairingsPath(sex), newMatches(rec, seen.atMs, isOwnMatch), document.hidden)
    if (alert) showAlert(alert)
  } catch {
    // Retried when the account is read again.
    rememberSeenMatches(email, seen)
  }
}

/** Shows the unread count on the app icon where supported (D-78). */
function useAppBadge(): void {
  const { count } = useDeviceSettings()
  const unread = useUnreadCount()
  const shown = count ? unread : 0
  useEffect(() => setBadge(shown), [shown])
  useEffect(() => () => setBadge(0), [])
}

function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  // A browser may refuse it, e.g. for an app that is not installed; other places show the count too.
  void navigator.setAppBadge(count).catch(() => {})
}
