import type { ReactNode } from 'react'
import { PairingList } from './pairing-list.tsx'

/** /recommends, the women's list (REC-01). `banner` is another feature's, handed in by the app. */
export function RecommendationsPage({ banner }: { banner?: ReactNode }) {
  return <PairingList sex={2} banner={banner} />
}

/** /recommends/male, the men's list (REC-02). */
export function RecommendationsMalePage() {
  return <PairingList sex={1} />
}
