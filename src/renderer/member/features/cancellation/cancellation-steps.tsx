import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { cancelReasons, cancelReasonTextMaxLength, otherCancelReason } from '../../../../contract/enums/payment.ts'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { RadioGroup } from '../../../ui/form/choices.tsx'
import { Field, FieldGroup } from '../../../ui/form/field.tsx'
import { CharCounter, PasswordInput, TextArea } from '../../../ui/form/text-input.tsx'
import { PageBody, Card } from '../../../ui/navigation/page-body.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { readSession } from '../../api/session-store.ts'
import { StepTitle } from '../../shared/parts/step-title.tsx'
import { lastDay } from '../../shared/payment/plan-state.ts'
import {
  backTarget,
  cancellationOrder,
  type CancellationStep,
  type CancellationReason,
  chooseReason,
  firstReason,
  isReasonComplete,
  isTooLong,
} from './cancellation-rules.ts'
import { cancellationCopy } from './copy.ts'

const reasonCopy = cancellationCopy.reason

interface ReasonStepProps {
  sex: 1 | 2
  /** Choice restored after a reload or an expired login. */
  kept: CancellationReason | null
  onChoose: (reason: CancellationReason) => void
  onNext: () => void
}

/** Step 3: choice of a reason; その他 takes a text (CANCEL-08, CANCEL-19 to CANCEL-35). */
export function ReasonStep({ sex, kept, onChoose, onNext }: ReasonStepProps) {
  // Local state, so that each visit of the step begins with the first option (CANCEL-19).
  const [chosen, setChosen] = useState(() => kept ?? firstReason(sex))
  const choose = (next: CancellationReason) => {
    setChosen(next)
    onChoose(next)
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!isReasonComplete(chosen)) return
    onChoose(chosen)
    onNext()
  }
  return (
    <StepFrame step={3} title={reasonCopy.title}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <FieldGroup label={reasonCopy.label}>
          <RadioGroup
            name="reason"
            layout="cards"
            options={cancelReasons[sex].map((reason) => ({ value: reason, label: reason }))}
            value={chosen.reason}
            onValueChange={(reason) => choose(chooseReason(chosen, reason))}
          />
        </FieldGroup>
        {chosen.reason === otherCancelReason && (
          <Field
            label={reasonCopy.text}
            required
            error={isTooLong(chosen.text) ? reasonCopy.tooLong : undefined}
            counter={<CharCounter text={chosen.text} max={cancelReasonTextMaxLength} />}
          >
            <TextArea value={chosen.text} onChange={(event) => choose({ ...chosen, text: event.target.value })} />
          </Field>
        )}
        <Button type="submit" disabled={!isReasonComplete(chosen)}>
          {reasonCopy.next}
        </Button>
      </form>
    </StepFrame>
  )
}

/** Frame of a step, at the top of the page. */
function StepFrame({ step, title, children }: { step: CancellationStep; title: string; children: React.ReactNode }) {
  const place = cancellationOrder.indexOf(step) + 1
  const back = backTarget(step)
  useEffect(() => {
    // Without its result: a browser may return a promise, which is no clean-up.
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
      <StepTitle>{title}</StepTitle>
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

/** Step 1: asks whether to cancel; no leads home (CANCEL-05, CANCEL-06, CANCEL-41). */
export function ConfirmStep({ sex, onYes, onNo }: { sex: 1 | 2; onYes: () => void; onNo: () => void }) {
  return (
    <StepFrame step={1} title={copy.title}>
      <p className="phrase text-ink-2">{sex === 1 ? copy.textMan : copy.textWoman}</p>
      <div className="grid grid-cols-2 gap-3">
        <Button tone="quiet" render={<Link to="/home" onClick={onNo} />}>
          {copy.no}
        </Button>
        <Button tone="quiet" onClick={onYes}>
          {copy.yes}
        </Button>
      </div>
    </StepFrame>
  )
}

const lossCopy = cancellationCopy.loss

/** Warns that the paid days end with the cancellation, and lists the functions that stay free (D-73). */
function LossNotice({ sex }: { sex: 1 | 2 }) {
  const nowMs = useServerNow(60_000)
  const { data } = useEndpoint(paymentInformationEndpoint, {})
  const next = data?.next_payment_date
  const restMs = next ? toEpochMs(next) - nowMs : 0
  const days = Math.floor(restMs / dayMs)
  return (
    <Notice tone="warn" title={lossCopy.title}>
      {next && restMs > 0 && (
        <span className="block num">
          {days > 0 ? lossCopy.days(days, lastDay(next)) : lossCopy.lastDay(formatDate(next))}
        </span>
      )}
      {sex === 2 && <span className="block">{lossCopy.privacy}</span>}
      <span className="block">{sex === 1 ? lossCopy.freeMan : lossCopy.freeWoman}</span>
    </Notice>
  )
}

const passwordCopy = cancellationCopy.password

interface PasswordStepProps {
  sex: 1 | 2
  busy: boolean
  failure: string | null
  onSubmit: (password: string) => void
}

/** Step 6: the losses (D-73), then the login password cancels (CANCEL-12, -13, -22, -31, -32). */
export function PasswordStep({ sex, busy, failure, onSubmit }: PasswordStepProps) {
  const [password, setPassword] = useState('')
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (password !== '' && !busy) onSubmit(password)
  }
  return (
    <StepFrame step={6} title={passwordCopy.title}>
      <LossNotice sex={sex} />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="phrase text-ink-2">{passwordCopy.lead}</p>
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
        <Button type="submit" tone="danger" disabled={password === ''} busy={busy}>
          {passwordCopy.submit}
        </Button>
        <output className="sr-only">{busy ? passwordCopy.submitting : ''}</output>
      </form>
    </StepFrame>
  )
}

const { procedure, done } = cancellationCopy

/** Step 2: the procedure, no refunds, and no change of plan without cancelling (CANCEL-07, CANCEL-38, CANCEL-39). */
export function ProcedureStep({ onNext }: { onNext: () => void }) {
  return (
    <StepFrame step={2} title={procedure.title}>
      <p className="phrase text-ink-2">{procedure.text}</p>
      <Button onClick={onNext}>{procedure.next}</Button>
    </StepFrame>
  )
}

/** Step 5: the cancellation is done. The member stays logged in and continues to home (CANCEL-11, CANCEL-40). */
export function DoneStep() {
  return (
    <StepFrame step={5} title={done.title}>
      <p className="phrase text-ink-2">{done.text}</p>
      <Button render={<Link to="/home" />}>{done.toHome}</Button>
    </StepFrame>
  )
}

const reviewCopy = cancellationCopy.review

/** Step 4: reviews the chosen reason (CANCEL-09, CANCEL-10). */
export function ReviewStep({ reason, onNext }: { reason: CancellationReason; onNext: () => void }) {
  return (
    <StepFrame step={4} title={reviewCopy.title}>
      <Card>
        <dl className="grid gap-1">
          <dt className="text-s text-ink-2">{reviewCopy.reason}</dt>
          <dd className="font-semibold">{reason.reason}</dd>
          {reason.text !== '' && <dd className="wrap-anywhere whitespace-pre-line">{reason.text}</dd>}
        </dl>
      </Card>
      <p className="phrase text-ink-2">{reviewCopy.text}</p>
      <Button onClick={onNext}>{reviewCopy.next}</Button>
    </StepFrame>
  )
}
