import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { Card } from '../../../ui/base/card.tsx'
import { Icon, type IconName } from '../../../ui/base/icon.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { lastDay } from '../../shared/payment/plan-state.ts'
import { cancellationCopy } from './copy.ts'

const copy = cancellationCopy.loss

/** Returns the whole days that are paid and not used, or their last one; '' without a next payment (D-73). */
function paidDaysLost(nextPayment: string | null | undefined, nowMs: number): string {
  const restMs = nextPayment ? toEpochMs(nextPayment) - nowMs : 0
  if (!nextPayment || restMs <= 0) return ''
  const days = Math.floor(restMs / dayMs)
  return days > 0 ? copy.days(days, lastDay(nextPayment)) : copy.lastDay(formatDate(nextPayment))
}

/** What ends with the cancellation, paid days included, and what stays free (D-73). */
export function LossCard({ sex }: { sex: Sex }) {
  const nowMs = useServerNow(60_000)
  const { data } = useEndpoint(paymentInformationEndpoint, {})
  const paidDays = paidDaysLost(data?.next_payment_date, nowMs)
  return (
    <Card space="none" className="divide-y divide-line">
      <Consequence icon="close" tone="text-alarm" title={copy.title}>
        <ul className="num">
          {paidDays !== '' && <li>{paidDays}</li>}
          <li>{sex === Sex.man ? copy.paidMan : copy.paidWoman}</li>
          {sex === Sex.woman && <li>{copy.privacy}</li>}
        </ul>
        <p>{copy.noRefund}</p>
      </Consequence>
      <Consequence icon="check" tone="text-leaf" title={copy.staysTitle}>
        <p>{sex === Sex.man ? copy.freeMan : copy.freeWoman}</p>
      </Consequence>
    </Card>
  )
}

interface ConsequenceProps {
  icon: IconName
  tone: string
  title: string
  children: React.ReactNode
}

function Consequence({ icon, tone, title, children }: ConsequenceProps) {
  return (
    <section className="flex gap-3 px-4.5 py-4">
      <Icon name={icon} size={20} className={`mt-0.5 ${tone}`} />
      <div className="min-w-0 text-s">
        <h3 className={`text-s ${tone}`}>{title}</h3>
        {children}
      </div>
    </section>
  )
}
