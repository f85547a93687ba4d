import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { accountQuery, type Account, isVerified } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/queries.ts'
import { serverNow } from '../../api/server-time.ts'
import { forgetRejected } from '../../shared/age-check.ts'
import { readDeviceSettings } from '../../shared/device/device-settings.ts'
import { isOwnMatch } from '../../shared/own-matches.ts'
import { pairingsPath } from '../../shared/pairing-address.ts'
import { pairingsCall } from '../../shared/pairings.ts'
import { AlertBanner, type AlertBannerProps } from './alert-banner.tsx'
import { forgetAlerts, showAlert, withdrawAlerts } from './alerts.ts'
import { checkAlerts, changedKinds } from './check-alerts.ts'
import { matchAlert, newMatches } from './match-alerts.ts'
import { lockedAlert, messageAlert, namelessAlert, rowStates } from './message-alerts.ts'
import { readSeenMatches, readSeenCheckState, rememberSeenMatches, rememberCheckState } from './seen-state.ts'
import { useAppBadge } from './use-app-badge.ts'

/** Alerts of a logged-in member (D-78); loaded lazily with a login. */
export function AccountAlerts({ foot }: AlertBannerProps) {
  useAppBadge()
  useAccountAlerts()
  return <AlertBanner foot={foot} />
}

/** Shows alerts after each account response: messages, matches, and decisions about the member (D-78). */
function useAccountAlerts(): void {
  const { data: account } = useQuery({ ...accountQuery, enabled: false })
  const last = useRef<{ account: Account; atMs: number } | undefined>(undefined)
  const announceMessage = useMessageAlert()

  const compare = useEffectEvent((now: Account, before: { account: Account; atMs: number } | undefined) => {
    const seen = readSeenCheckState(now.email)
    rememberCheckState(now.email, now)
    forgetRejected(now)
    void announceMatches(now)
    if (seen) withdrawAlerts(changedKinds(seen, now))
    const { banner } = readDeviceSettings()
    if (!banner || !seen) return
    checkAlerts(seen, now).forEach(showAlert)
    if (before && now.unread_messages_size > before.account.unread_messages_size) void announceMessage(now, before.atMs)
  })
  useEffect(() => {
    const before = last.current?.account.id === account?.id ? last.current : undefined
    last.current = account && { account, atMs: serverNow() }
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

function useMessageAlert(): (account: Account, sinceMs: number) => Promise<void> {
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
