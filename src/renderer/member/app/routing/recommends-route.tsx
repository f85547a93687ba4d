import { StatusBanner } from '../../features/home/status-banner.tsx'
import { RecommendsPage } from '../../features/recommendation/recommends-page.tsx'

/** /recommends with the banner of her status, which home shows as well (GATE-31). */
export function RecommendsRoute() {
  return <RecommendsPage banner={<StatusBanner />} />
}
