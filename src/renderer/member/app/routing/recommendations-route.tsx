import { StatusBanner } from '../../features/home/recommend/status-banner.tsx'
import { RecommendationsPage } from '../../features/recommendation/recommendations-page.tsx'

/** /recommends with the banner of her status, which home also shows (GATE-31). */
export function RecommendationsRoute() {
  return <RecommendationsPage banner={<StatusBanner />} />
}
