import type { Sex } from '../../../../contract/enums/member.ts'
import { likeEffects, matchedStatusNs, type StatusN } from '../../../../contract/enums/pairing.ts'

/** State of the viewer and another member, as profiles and footprints hold it (API-33, API-44). */
interface LikeStatus {
  readonly liked: boolean
  readonly canNotLike: boolean
  /** Status of their pairing; null without one, undefined from an API that does not send it. */
  readonly statusN: StatusN | null | undefined
}

/** Action on a profile in place of a like: send one, answer, or none because it was sent, matched or is impossible. */
type LikeOffer = 'send' | 'sent' | 'answer' | 'matched' | 'cannot'

/** Returns what to offer instead of a like that would be refused (D-130). `sex` is the viewer's. */
export function likeOffer({ liked, canNotLike, statusN }: LikeStatus, sex: Sex): LikeOffer {
  const effect = statusN === null || statusN === undefined ? null : likeEffects[sex][statusN]
  if (effect === 'answer') return 'answer'
  if (statusN !== null && statusN !== undefined && matchedStatusNs.includes(statusN)) return 'matched'
  if (effect === 'cannot') return 'cannot'
  if (liked || effect === 'already') return 'sent'
  return canNotLike ? 'cannot' : 'send'
}
