import { Link } from 'react-router-dom'
import { homeCopy } from '../../../lib/copy/home.ts'
import { type IconName, Icon } from '../../../ui/base/icon.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { ageState, paymentState, type ConfirmationState, type ConfirmationTone } from './confirmation.ts'

const copy = homeCopy.confirmation

/** Document and payment at a glance (HOME-72 to HOME-80). */
export function ConfirmationRows() {
  const account = useAccount()
  const payment = account.sex === 2 ? copy.premiumPlan : copy.payment
  return (
    <Card as="section" aria-labelledby="confirmation-heading" className="grid gap-1">
      <SectionHeading id="confirmation-heading">{copy.title}</SectionHeading>
      <ul className="-mb-2.5 divide-y divide-line">
        <Row icon="shield" title={copy.age} state={ageState(account)} />
        <Row icon="card" title={payment} state={paymentState(account)} />
      </ul>
    </Card>
  )
}

const tones: Record<ConfirmationTone, string> = {
  good: 'text-leaf',
  open: 'text-alarm',
  waiting: 'text-ink-2',
}

function Row({ icon, title, state }: { icon: IconName; title: string; state: ConfirmationState }) {
  const content = (
    <>
      <Icon name={icon} className="text-ink-2" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="me-auto whitespace-nowrap">{title}</span>
        <span className={`flex items-center gap-1 text-s font-medium ${tones[state.tone]}`}>
          {state.tone === 'good' && <Icon name="check" size={16} />}
          {state.text}
        </span>
      </span>
    </>
  )
  const look = 'flex min-h-13 items-center gap-3'
  return (
    <li>
      {state.to ? (
        <Link to={state.to} className={`${look} -mx-2 rounded-s px-2 hover:bg-wash active:bg-wash-press`}>
          {content}
          <Icon name="chevron-right" size={18} className="text-ink-3" />
        </Link>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  )
}
