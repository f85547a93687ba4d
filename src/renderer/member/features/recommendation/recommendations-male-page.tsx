import { PairingList } from './pairing-list.tsx'

/** /recommends/male, the men's list (REC-02). */
export function RecommendationsMalePage() {
  return <PairingList sex={1} />
}
