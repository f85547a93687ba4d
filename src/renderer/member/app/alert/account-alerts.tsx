import { AlertBanner, type AlertBannerProps } from './alert-banner.tsx'
import { useAccountAlerts } from './use-account-alerts.ts'
import { useAppBadge } from './use-app-badge.ts'

/** Alerts of a logged-in member (D-78); loaded lazily with a login. */
export function AccountAlerts({ foot }: AlertBannerProps) {
  useAppBadge()
  useAccountAlerts()
  return <AlertBanner foot={foot} />
}
