import { useEffect } from 'react'
import { useUnreadCount } from '../../api/session-store.ts'
import { useDeviceSettings } from '../../shared/device/device-settings.ts'

/** Shows the unread count on the app icon where supported (D-78). */
export function useAppBadge(): void {
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
