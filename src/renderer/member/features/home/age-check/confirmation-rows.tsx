import { Sex } from '../../../../../contract/enums/member.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { SectionCard } from '../../../../ui/base/card.tsx'
import { type IconName, Icon } from '../../../../ui/base/icon.tsx'
import { useAccount } from '../../../api/account.ts'
import { TaskRow } from '../task-row.tsx'
import { ageState, type ConfirmationState, paymentState } from './confirmation-states.ts'

const copy = homeCopy.confirmation

const tones: Readonly<Record<ConfirmationState['tone'], string>> = {
  good: 'text-leaf',
  open: 'text-alarm',
  waiting: 'text-ink-2',
}

/** State of document and payment (HOME-72 to HOME-80). */
export function ConfirmationRows() {
  const account = useAccount()
  const payment = account.sex === Sex.woman ? copy.premiumPlan : copy.payment
  return (
    <SectionCard title={copy.title} className="grid gap-1">
      <ul className="-mb-2.5 divide-y divide-line">
        <Row icon="shield" title={copy.age} state={ageState(account)} />
        <Row icon="card" title={payment} state={paymentState(account)} />
      </ul>
    </SectionCard>
  )
}

function Row({ icon, title, state }: { icon: IconName; title: string; state: ConfirmationState }) {
  return (
    <TaskRow to={state.to}>
      <Icon name={icon} className="text-ink-2" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="me-auto whitespace-nowrap">{title}</span>
        <span className={`flex items-center gap-1 text-s font-medium ${tones[state.tone]}`}>
          {state.tone === 'good' && <Icon name="check" size={16} />}
          {state.text}
        </span>
      </span>
    </TaskRow>
  )
}
