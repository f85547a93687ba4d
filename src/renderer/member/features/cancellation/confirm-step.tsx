import { Link } from 'react-router-dom'
import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Icon, type IconName } from '../../../ui/base/icon.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { lastDay } from '../../shared/payment/plan-state.ts'
import { cancellationCopy } from './copy.ts'
import { StepFrame } from './step-frame.tsx'

const copy = cancellationCopy.confirm

/** Step 1: asks whether to cancel; no leads home (CANCEL-05, CANCEL-06, CANCEL-41). */
export function ConfirmStep({ sex, onYes, onNo }: { sex: Sex; onYes: () => void; onNo: () => void }) {
  return (
    <StepFrame
      step={1}
      title={copy.title}
      actions={
        <div className="grid grid-cols-2 gap-3">
          <Button tone="quiet" render={<Link to="/home" onClick={onNo} />}>
            {copy.no}
          </Button>
          <Button tone="quiet" onClick={onYes}>
            {copy.yes}
          </Button>
        </div>
      }
    >
      <p className="phrase text-ink-2">{sex === Sex.man ? copy.textMan : copy.textWoman}</p>
    </StepFrame>
  )
}

const lossCopy = cancellationCopy.loss

/** What ends with the cancellation, paid days included, and what stays free (D-73). */
export function LossCard({ sex }: { sex: Sex }) {
  const nowMs = useServerNow(60_000)
  const { data } = useEndpoint(paymentInformationEndpoint, {})
  const next = data?.next_payment_date
  const restMs = next ? toEpochMs(next) - nowMs : 0
  const days = Math.floor(restMs / dayMs)
  const paidDays =
    next && restMs > 0 && (days > 0 ? lossCopy.days(days, lastDay(next)) : lossCopy.lastDay(formatDate(next)))
  return (
    <Card space="none" className="divide-y divide-line">
      <Ends icon="close" tone="text-alarm" title={lossCopy.title}>
        <ul className="num">
          {paidDays && <li>{paidDays}</li>}
          <li>{sex === Sex.man ? lossCopy.paidMan : lossCopy.paidWoman}</li>
          {sex === Sex.woman && <li>{lossCopy.privacy}</li>}
        </ul>
        <p>{lossCopy.noRefund}</p>
      </Ends>
      <Ends icon="check" tone="text-leaf" title={lossCopy.staysTitle}>
        <p>{sex === Sex.man ? lossCopy.freeMan : lossCopy.freeWoman}</p>
      </Ends>
    </Card>
  )
}

interface EndsProps {
  icon: IconName
  tone: string
  title: string
  children: React.ReactNode
}

function Ends({ icon, tone, title, children }: EndsProps) {
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
