import type { RecommendRow } from '../../../contract/calls/recommendation.ts'
import { StatusN } from '../../../contract/enums/pairing.ts'

/** Whether the man has liked her while she has him to decide on, recommended or held (D-130). */
export function isLikedMeanwhile(row: Pick<RecommendRow, 'status_n' | 'is_liked_by_partner'>): boolean {
  return (row.status_n === StatusN.new || row.status_n === StatusN.held) && row.is_liked_by_partner === true
}

/** Whether the two of a pairing have exchanged a message. */
export const haveTalked = (row: Pick<RecommendRow, 'last_message'>): boolean => row.last_message !== ''
