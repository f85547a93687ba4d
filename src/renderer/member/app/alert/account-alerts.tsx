import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, Link } from 'react-router-dom'
import { usePageVisible } from '../../../lib/use-page-visible.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { call } from '../../api/call.ts'
import { accountQuery, type Account, isVerified, queryClient } from '../../api/queries.ts'
import { serverNow } from '../../api/server-time.ts'
import { useUnreadCount } from '../../api/session-store.ts'
import { readDeviceSettings, useDeviceSettings } from '../../shared/device-settings.ts'
import { pairingsPath } from '../../shared/navigation.ts'
import { isOwnMatch } from '../../shared/own-matches.ts'
import { pairingsCall } from '../../shared/pairings.ts'
import { forgetAlerts, showAlert, withdrawAlerts, closeAlert, useAlerts, type Alert } from './alerts.ts'
import { checkAlerts, changedKinds } from './check-alerts.ts'
import { alertCopy } from './copy.ts'
import { lockedAlert, matchAlert, messageAlert, namelessAlert, newMatches, rowStates } from './message-alerts.ts'
import { readSeenMatches, readSeenCheckState, rememberSeenMatches, rememberCheckState } from './seen-state.ts'

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

const stayMs = 5_000
const icons = { message: 'chat', match: 'heart-filled', age: 'shield', rank: 'crown' } as const
/** Position above the tab bar or the foot. In a conversation below the header, as notes stand above the composer. */
const places = { both: 'bottom-19', none: 'top-(--top-bars,0px) safe-top-16 md:top-auto', header: 'bottom-4' }

/** A wide window has the rail on the left; its foot is for page buttons or the composer. */
const wide = 'md:start-24 md:end-auto md:bottom-24 md:max-w-100 md:px-0 full:start-64'

interface AlertBannerProps {
  foot: keyof typeof places
}

/** Shows an alert for five visible seconds, never over a title. Always mounted, so that each text is announced. */
function AlertBanner({ foot }: AlertBannerProps) {
  const [alert] = useAlerts()
  const visible = usePageVisible()
  useEffect(() => {
    if (!alert || !visible) return undefined
    const timer = setTimeout(() => closeAlert(alert), stayMs)
    return () => clearTimeout(timer)
  }, [alert, visible])
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
      role="status"
      aria-label={alertCopy.label}
      className={`pointer-events-none fixed inset-x-0 z-40 mx-auto w-full max-w-page px-3 ${places[foot]} ${wide}`}
    >
      {alert && <AlertCard alert={alert} />}
    </div>
  )
}

function AlertCard({ alert }: { alert: Alert }) {
  const { kind, title, text, to, picture } = alert
  return (
    <div className="alert-card pointer-events-auto flex animate-rise items-center gap-3 rounded-l bg-surface py-2.5 ps-3.5 pe-3 shadow-2">
      {picture === undefined ? (
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-plum-soft text-plum">
          <Icon name={icons[kind]} size={22} />
        </span>
      ) : (
        <Avatar src={picture} size={44} eager />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <bdi className="truncate font-semibold">{title}</bdi>
          {kind === 'message' && <span className="shrink-0 text-xs text-ink-3">{alertCopy.justNow}</span>}
        </span>
        <span className="block text-s phrase text-ink-2">{text}</span>
      </span>
      <Button tone="quiet" size="m" className="shrink-0" render={<Link to={to} />} onClick={() => closeAlert(alert)}>
        {alertCopy.open}
      </Button>
    </div>
  )
}
