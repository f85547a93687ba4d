import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { cancellationCopy } from './copy.ts'

const copy = cancellationCopy.loss

/** What a cancellation takes, in paid days, and what it leaves; said where it is about to happen (D-73). */
export function LossNotice({ sex }: { sex: 1 | 2 }) {
  const nowMs = useServerNow(60_000)
  const { data } = useEndpoint(paymentInformationEndpoint, {})
  const next = data?.next_payment_date
  const restMs = next ? toEpochMs(next) - nowMs : 0
  const days = Math.floor(restMs / dayMs)
  return (
    <Notice tone="warn" title={copy.title}>
      {next && restMs > 0 && (
        <span className="block num">
          {days > 0 ? copy.days(days, formatDate(next)) : copy.lastDay(formatDate(next))}
        </span>
      )}
      <span className="block">{sex === 1 ? copy.freeMan : copy.freeWoman}</span>
    </Notice>
  )
}
