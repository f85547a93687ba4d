import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { cancelReasons, cancelReasonTextMaxLength, otherCancelReason } from '../../../../contract/enums/cancellation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { type IconName, Icon } from '../../../ui/base/icon.tsx'
import { EveningPicture } from '../../../ui/brand/scenes.tsx'
import { ProgressSteps } from '../../../ui/feedback/progress.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { Field, FieldGroup } from '../../../ui/form/field.tsx'
import { CharCounter, PasswordInput, TextArea } from '../../../ui/form/text-input.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
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
  sex: Sex
  /** Choice restored after a reload or an expired login. */
  stored: CancellationReason | null
  onChoose: (reason: CancellationReason) => void
  onNext: () => void
}

/** Step 3: choice of a reason; その他 takes a text (CANCEL-08, CANCEL-19 to CANCEL-35). */
export function ReasonStep({ sex, stored, onChoose, onNext }: ReasonStepProps) {
  // Local state, so that each visit of the step begins with the first option (CANCEL-19).
  const [chosen, setChosen] = useState(() => stored ?? firstReason(sex))
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
    <StepFrame
      step={3}
      title={reasonCopy.title}
      onSubmit={submit}
      actions={
        <Button type="submit" tone="quiet" disabled={!isReasonComplete(chosen)}>
          {reasonCopy.next}
        </Button>
      }
    >
      <FieldGroup label={reasonCopy.label} hideLabel>
        <RadioGroup
          name="reason"
          layout="group"
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
      <p className="text-s text-ink-2">{reasonCopy.nothingYet}</p>
      <Card space="none">
        <MenuRow icon="card" render={<Link to="/change_card" />}>
          <span className="block font-semibold">{reasonCopy.cardTitle}</span>
          <span className="block text-s text-ink-2">{reasonCopy.cardText}</span>
        </MenuRow>
      </Card>
    </StepFrame>
  )
}

interface StepFrameProps {
  step: CancellationStep
  title: string
  /** Buttons of the step, before the way back. They stand at the foot of a phone's page. */
  actions: React.ReactNode
  /** Makes the step a form. */
  onSubmit?: React.FormEventHandler | undefined
  children: React.ReactNode
}

/** Frame of a step, at the top of the page. */
function StepFrame({ step, title, actions, onSubmit, children }: StepFrameProps) {
  const position = cancellationOrder.indexOf(step) + 1
  const back = backTarget(step)
  useEffect(() => {
    // Without its result: a browser may return a promise, which is no clean-up.
    window.scrollTo({ top: 0 })
  }, [])
  const page = (
    <PageBody className="max-md:grow max-md:grid-rows-[1fr_auto]">
      <div className="grid content-start gap-5">
        <ProgressSteps at={position} of={cancellationOrder.length} label={cancellationCopy.title}>
          {cancellationCopy.progress(position, cancellationOrder.length)}
        </ProgressSteps>
        <StepTitle>{title}</StepTitle>
        {children}
      </div>
      <div className="grid gap-1">
        {actions}
        {back !== null && (
          <Button tone="text" size="m" className="justify-self-center" render={<Link to={back} />}>
            {cancellationCopy.back}
          </Button>
        )}
      </div>
    </PageBody>
  )
  if (!onSubmit) return page
  return (
    <form noValidate onSubmit={onSubmit} className="flex grow flex-col">
      {page}
    </form>
  )
}

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
function LossCard({ sex }: { sex: Sex }) {
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

const { procedure, done } = cancellationCopy

/** Step 2: the procedure, no refunds, and no change of plan without cancelling (CANCEL-07, CANCEL-38, CANCEL-39). */
export function ProcedureStep({ onNext }: { onNext: () => void }) {
  return (
    <StepFrame
      step={2}
      title={procedure.title}
      actions={
        <Button tone="quiet" onClick={onNext}>
          {procedure.next}
        </Button>
      }
    >
      <p className="phrase text-ink-2">{procedure.text}</p>
    </StepFrame>
  )
}

/** Step 5: the cancellation is done. The member stays logged in and continues to home (CANCEL-11, CANCEL-40). */
export function DoneStep() {
  return (
    <StepFrame
      step={5}
      title={done.title}
      actions={
        <Button tone="quiet" render={<Link to="/home" />}>
          {done.toHome}
        </Button>
      }
    >
      <EveningPicture className="min-h-44 rounded-l">
        <p className="phrase">{done.text}</p>
      </EveningPicture>
    </StepFrame>
  )
}

const reviewCopy = cancellationCopy.review

/** Step 4: reviews the chosen reason (CANCEL-09, CANCEL-10). */
export function ReviewStep({ reason, onNext }: { reason: CancellationReason; onNext: () => void }) {
  return (
    <StepFrame
      step={4}
      title={reviewCopy.title}
      actions={
        <Button tone="quiet" onClick={onNext}>
          {reviewCopy.next}
        </Button>
      }
    >
      <Card>
        <dl className="grid gap-1">
          <dt className="text-s text-ink-2">{reviewCopy.reason}</dt>
          <dd className="font-semibold">{reason.reason}</dd>
          {reason.text !== '' && <dd className="wrap-anywhere whitespace-pre-line">{reason.text}</dd>}
        </dl>
      </Card>
      <p className="phrase text-ink-2">{reviewCopy.text}</p>
    </StepFrame>
  )
}
