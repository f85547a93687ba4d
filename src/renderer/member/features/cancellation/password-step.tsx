import { useState } from 'react'
import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Icon, type IconName } from '../../../ui/base/icon.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { readSession } from '../../api/session-store.ts'
import { lastDay } from '../../shared/payment/plan-state.ts'
import { cancellationCopy } from './copy.ts'
import { StepFrame } from './step-frame.tsx'

const passwordCopy = cancellationCopy.password

interface PasswordStepProps {
  sex: Sex
  busy: boolean
  /** Whether the outcome is being read, so that it must not be pressed again (D-110). */
  checking: boolean
  failure: string | null
  onSubmit: (password: string) => void
}

/** Step 6: the losses (D-73), then the login password cancels (CANCEL-12, -13, -22, -31, -32). */
export function PasswordStep({ sex, busy, checking, failure, onSubmit }: PasswordStepProps) {
  const [password, setPassword] = useState('')
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (password !== '' && !busy) onSubmit(password)
  }
  return (
    <StepFrame
      step={6}
      title={passwordCopy.title}
      onSubmit={submit}
      actions={
        <Button type="submit" tone="danger" disabled={password === ''} busy={busy}>
          {passwordCopy.submit}
        </Button>
      }
    >
      <LossCard sex={sex} />
      <p className="text-s text-ink-2">{passwordCopy.lead}</p>
      {/* Lets password managers fill in the password of this address. */}
      <input type="hidden" name="username" autoComplete="username" value={readSession().uid ?? ''} />
      <Field label={passwordCopy.label} error={failure}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {checking && <Notice live>{outcomeCopy.checking}</Notice>}
      <output className="sr-only">{busy && !checking ? passwordCopy.submitting : ''}</output>
    </StepFrame>
  )
}

const lossCopy = cancellationCopy.loss

/** Returns the whole days that are paid and not used, or their last one; '' without a next payment (D-73). */
function paidDaysLost(nextPayment: string | null | undefined, nowMs: number): string {
  const restMs = nextPayment ? toEpochMs(nextPayment) - nowMs : 0
  if (!nextPayment || restMs <= 0) return ''
  const days = Math.floor(restMs / dayMs)
  return days > 0 ? lossCopy.days(days, lastDay(nextPayment)) : lossCopy.lastDay(formatDate(nextPayment))
}

/** What ends with the cancellation, paid days included, and what stays free (D-73). */
function LossCard({ sex }: { sex: Sex }) {
  const nowMs = useServerNow(60_000)
  const { data } = useEndpoint(paymentInformationEndpoint, {})
  const paidDays = paidDaysLost(data?.next_payment_date, nowMs)
  return (
    <Card space="none" className="divide-y divide-line">
      <Consequence icon="close" tone="text-alarm" title={lossCopy.title}>
        <ul className="num">
          {paidDays !== '' && <li>{paidDays}</li>}
          <li>{sex === Sex.man ? lossCopy.paidMan : lossCopy.paidWoman}</li>
          {sex === Sex.woman && <li>{lossCopy.privacy}</li>}
        </ul>
        <p>{lossCopy.noRefund}</p>
      </Consequence>
      <Consequence icon="check" tone="text-leaf" title={lossCopy.staysTitle}>
        <p>{sex === Sex.man ? lossCopy.freeMan : lossCopy.freeWoman}</p>
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
