import { AlertBanner, type AlertBannerProps } from './alert-banner.tsx'
import { useAccountAlerts } from './use-account-alerts.ts'
import { useAppBadge } from './use-app-badge.ts'

/** All that tells a member what is new (D-78); loaded with a login, since nobody else is told anything. */
export function AccountAlerts({ foot }: AlertBannerProps) {
  useAppBadge()
  useAccountAlerts()
  return <AlertBanner foot={foot} />
}
