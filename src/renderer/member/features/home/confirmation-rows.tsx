import { Sex } from '../../../../contract/enums/member.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { SectionCard } from '../../../ui/base/card.tsx'
import { type IconName, Icon } from '../../../ui/base/icon.tsx'
import { type Account, useAccount } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { type DocumentState, documentState } from '../../shared/document-state.ts'
import { TaskRow } from './task-row.tsx'

const copy = homeCopy.confirmation

type ConfirmationTone = 'good' | 'open' | 'waiting'

interface ConfirmationState {
  readonly text: string
  readonly tone: ConfirmationTone
  /** Null when the step is complete. */
  readonly to: string | null
}

/** The age row (HOME-74 to HOME-77, GATE-11 to GATE-18). It links until the document is accepted (HOME-80). */
const ageStates: Readonly<Record<DocumentState, ConfirmationState>> = {
  verified: { text: copy.ageVerified, tone: 'good', to: null },
  resubmit: { text: copy.ageResubmit, tone: 'open', to: '/age_confirmation' },
  review: { text: copy.ageUnderReview, tone: 'waiting', to: '/age_confirmation' },
  needed: { text: copy.ageNeeded, tone: 'open', to: '/age_confirmation' },
}

export const ageState = (account: Pick<Account, 'age_conf' | 'age_conf_file'>) => ageStates[documentState(account)]

/** Returns the payment row (HOME-78 to HOME-80). For a woman, it describes the optional premium plan. */
export function paymentState(account: Pick<Account, 'payment_conf' | 'sex'>): ConfirmationState {
  const { sex } = account
  const to = '/payment_information'
  if (isPaid(account))
    return { text: sex === Sex.woman ? copy.premiumRegistered : copy.paymentRegistered, tone: 'good', to }
  if (sex === Sex.woman) return { text: copy.premiumNotRegistered, tone: 'waiting', to }
  return { text: copy.paymentNotConfirmed, tone: 'open', to }
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

const tones: Record<ConfirmationTone, string> = {
  good: 'text-leaf',
  open: 'text-alarm',
  waiting: 'text-ink-2',
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
