import { Notice } from '../../../../ui/feedback/notice.tsx'
import { cardCopy } from './copy.ts'
import type { PaymentAttempt } from './payment-attempt.ts'

/** Why a card that is tried again must be typed in part: its number is kept nowhere (D-67). */
export function RetryNotice({ attempt }: { attempt: PaymentAttempt | null }) {
  if (!attempt?.lastFour) return null
  return (
    <Notice>
      <span className="num">{cardCopy.retry(cardCopy.masked(attempt.brand, attempt.lastFour))}</span>
    </Notice>
  )
}
