import { useEffect, useRef, type ReactNode, useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/text-input.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { readSession } from '../../api/session-store.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { backTarget, cancellationOrder, type CancellationStep, type CancellationReason } from './cancellation-rules.ts'
import { cancellationCopy } from './copy.ts'

interface StepFrameProps {
  step: CancellationStep
  title: string
  children: ReactNode
}

/** Progress, heading, the step itself and its way back; the heading takes the focus, so that a reader hears the new step. */
export function StepFrame({ step, title, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const place = cancellationOrder.indexOf(step) + 1
  const back = backTarget(step)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <PageBody className="gap-5">
      <div className="flex items-center gap-3">
        <div className="flex-1">
          <ProgressBar value={place / cancellationOrder.length} label={cancellationCopy.title} />
        </div>
        <span className="text-s text-ink-2 num">{cancellationCopy.progress(place, cancellationOrder.length)}</span>
      </div>
      <h2 ref={heading} tabIndex={-1} className="font-display text-l phrase outline-none">
        {title}
      </h2>
      {children}
      {back !== null && (
        <Button tone="text" size="m" className="justify-self-center" render={<Link to={back} />}>
          {cancellationCopy.back}
        </Button>
      )}
    </PageBody>
  )
}

const copy = cancellationCopy.confirm

interface ConfirmStepProps {
  sex: 1 | 2
  onYes: () => void
  onNo: () => void
}

/** Step 1: yes or no; no goes home (CANCEL-05, CANCEL-06, CANCEL-41). */
export function ConfirmStep({ sex, onYes, onNo }: ConfirmStepProps) {
  return (
    <StepFrame step={1} title={copy.title}>
      <p className="phrase text-ink-2">{sex === 1 ? copy.textMan : copy.textWoman}</p>
      <div className="grid grid-cols-2 gap-3">
        <Button tone="quiet" render={<Link to="/home" onClick={onNo} />}>
          {copy.no}
        </Button>
        <Button onClick={onYes}>{copy.yes}</Button>
      </div>
    </StepFrame>
  )
}

const doneStepCopy = cancellationCopy.done

/** Step 5, the end: still logged in, home is next (CANCEL-11, CANCEL-40). */
export function DoneStep() {
  return (
    <StepFrame step={5} title={doneStepCopy.title}>
      <p className="phrase text-ink-2">{doneStepCopy.text}</p>
      <Button render={<Link to="/home" />}>{doneStepCopy.toHome}</Button>
    </StepFrame>
  )
}

const lossNoticeCopy = cancellationCopy.loss

/** What a cancellation takes, in paid days, and what it leaves; said where it is about to happen (D-73). */
function LossNotice({ sex }: { sex: 1 | 2 }) {
  const nowMs = useServerNow(60_000)
  const { data } = useEndpoint(paymentInformationEndpoint, {})
  const next = data?.next_payment_date
  const restMs = next ? toEpochMs(next) - nowMs : 0
  const days = Math.floor(restMs / dayMs)
  return (
    <Notice tone="warn" title={lossNoticeCopy.title}>
      {next && restMs > 0 && (
        <span className="block num">
          {days > 0 ? lossNoticeCopy.days(days, formatDate(next)) : lossNoticeCopy.lastDay(formatDate(next))}
        </span>
      )}
      <span className="block">{sex === 1 ? lossNoticeCopy.freeMan : lossNoticeCopy.freeWoman}</span>
    </Notice>
  )
}

const passwordStepCopy = cancellationCopy.password

interface PasswordStepProps {
  sex: 1 | 2
  busy: boolean
  failure: string | null
  onSubmit: (password: string) => void
}

/** Step 6: the login password, then the cancellation (CANCEL-12, CANCEL-13, CANCEL-22, CANCEL-31, CANCEL-32); what it costs stands above (D-73). */
export function PasswordStep({ sex, busy, failure, onSubmit }: PasswordStepProps) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '' && !busy) onSubmit(password)
  }
  return (
    <StepFrame step={6} title={passwordStepCopy.title}>
      <LossNotice sex={sex} />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="phrase text-ink-2">{passwordStepCopy.lead}</p>
        {/* Password managers fill in the password that belongs to this address. */}
        <input type="hidden" name="username" autoComplete="username" value={readSession().uid ?? ''} />
        <Field label={passwordStepCopy.label} error={failure}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" tone="danger" disabled={password === ''} busy={busy}>
          {passwordStepCopy.submit}
        </Button>
        <output className="sr-only">{busy ? passwordStepCopy.submitting : ''}</output>
      </form>
    </StepFrame>
  )
}

const procedureStepCopy = cancellationCopy.procedure

/** Step 2: how it goes, no refund, no change of plan without it (CANCEL-07, CANCEL-38, CANCEL-39). */
export function ProcedureStep({ onNext }: { onNext: () => void }) {
  return (
    <StepFrame step={2} title={procedureStepCopy.title}>
      <p className="phrase text-ink-2">{procedureStepCopy.text}</p>
      <Button onClick={onNext}>{procedureStepCopy.next}</Button>
    </StepFrame>
  )
}

const reviewStepCopy = cancellationCopy.review

interface ReviewStepProps {
  reason: CancellationReason
  onNext: () => void
}

/** Step 4: the chosen reason once more (CANCEL-09, CANCEL-10). */
export function ReviewStep({ reason, onNext }: ReviewStepProps) {
  return (
    <StepFrame step={4} title={reviewStepCopy.title}>
      <Card>
        <dl className="grid gap-1">
          <dt className="text-s text-ink-2">{reviewStepCopy.reason}</dt>
          <dd className="font-semibold">{reason.reason}</dd>
          {reason.text !== '' && <dd className="wrap-anywhere whitespace-pre-line">{reason.text}</dd>}
        </dl>
      </Card>
      <p className="phrase text-ink-2">{reviewStepCopy.text}</p>
      <Button onClick={onNext}>{reviewStepCopy.next}</Button>
    </StepFrame>
  )
}
