import { useMutation } from '@tanstack/react-query'
import { useState, useRef, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { cancelReasons, cancelReasonTextMaxLength, otherCancelReason } from '../../../../contract/enums/cancellation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { countCharacters } from '../../../../contract/rules/characters.ts'
import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { EveningPicture } from '../../../ui/brand/scenes.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { FieldGroup, Field } from '../../../ui/form/field.tsx'
import { CharCounter, TextArea } from '../../../ui/form/text-input.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { AlertDialog } from '../../../ui/overlay/dialog.tsx'
import { type ApiError, serverText } from '../../api/api-error.ts'
import { isPaid } from '../../api/paid.ts'
import { useAccount, useEndpoint } from '../../api/queries.ts'
import { clearSession, ownUid, useWithdrawn, setWithdrawing, setWithdrawn } from '../../api/session-store.ts'
import { forgetMember, usePersistedText } from '../../shared/drafts.ts'
import { showFlash } from '../../shared/flash.ts'
import { useIsLeft } from '../../shared/lead-away.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { sendWrite } from '../../shared/outcome/send-write.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { cancelReasonWrite, withdrawWrite } from '../../shared/outcome/writes/payment.ts'
import { StepTitle } from '../../shared/parts/step-title.tsx'
import { withdrawalCopy } from './copy.ts'

/** Says why a withdrawal failed; while its outcome is unknown, it never says that it failed (D-110). */
function withdrawalFailure(error: ApiError): string {
  const failed = serverText(error, withdrawalCopy.thanks.failed)
  return failureText(error, failed, failed)
}

const doneCopy = withdrawalCopy.done

/** Ends the membership (API-71) and the login of this browser. */
function useWithdraw() {
  const running = useRef(false)
  const isLeft = useIsLeft()
  const [checking, setChecking] = useState(false)
  const { mutate, isPending, error } = useMutation<void>({
    mutationFn: async () => {
      setWithdrawing(true)
      try {
        await sendWrite(withdrawWrite, ownUid(), { onChecking: setChecking, failureOf: withdrawalFailure })
        // Set at once, before another request uses the login that the server has ended (D-76).
        if (isLeft()) showFlash({ text: doneCopy.text })
        else setWithdrawn(true)
        forgetMember()
        clearSession()
      } finally {
        setWithdrawing(false)
      }
    },
    onSettled: () => {
      running.current = false
    },
  })
  return {
    withdraw: () => {
      if (running.current) return
      running.current = true
      mutate()
    },
    isPending,
    checking,
    // QUIT-22, QUIT-24.
    failure: error && !isPending ? withdrawalFailure(error) : null,
  }
}

/** Whether a reason is chosen; the text of その他 is optional, at most 100 characters (QUIT-11, QUIT-12, QUIT-23, D-137). */
export function canGoOn(reason: string, text: string): boolean {
  if (reason === '') return false
  return reason !== otherCancelReason || countCharacters(text) <= cancelReasonTextMaxLength
}

const copy = withdrawalCopy.thanks.question

interface WithdrawQuestionProps {
  open: boolean
  busy: boolean
  checking: boolean
  failure: string | null
  onWithdraw: () => void
  onClose: () => void
}

/** Last confirmation, which lists everything that the withdrawal deletes (D-76). */
function WithdrawQuestion({ open, busy, checking, failure, onWithdraw, onClose }: WithdrawQuestionProps) {
  const account = useAccount()
  const { matching_count: matches } = account
  const likes = useEndpoint(timelineEndpoint, {}).data?.purchased_like_remain ?? 0
  const losses = [
    ...(isPaid(account) ? [copy.plan] : []),
    ...(likes > 0 ? [copy.likes(likes)] : []),
    matches > 0 ? copy.matches(matches) : copy.noMatches,
  ]
  return (
    <AlertDialog
      open={open}
      tone="danger"
      title={copy.title}
      confirmText={copy.confirm}
      cancelText={copy.cancel}
      busy={busy}
      onConfirm={onWithdraw}
      onCancel={onClose}
    >
      {copy.lead}
      <ul className="mt-2 grid list-disc gap-1 ps-5 text-start text-ink">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <p className="mt-2">{copy.address}</p>
      <output className="mt-2 block font-semibold phrase text-ink empty:hidden">
        {checking ? outcomeCopy.checking : null}
      </output>
      <div role="alert" className="mt-2 phrase text-alarm empty:hidden">
        {failure}
      </div>
    </AlertDialog>
  )
}

/** Step 3: the end. Its only link leads to / (QUIT-16, QUIT-17, QUIT-26, D-76). */
export function DoneStep() {
  useEffect(() => {
    setWithdrawn(true)
    return () => setWithdrawn(false)
  }, [])
  return (
    <div className="grid gap-5 py-8 text-center">
      <StepTitle>{doneCopy.title}</StepTitle>
      <EveningPicture className="min-h-44 rounded-l">
        <p className="phrase">{doneCopy.text}</p>
      </EveningPicture>
      {/* Loads a new document, so that none of her data stays in memory. */}
      <Button onClick={() => window.location.replace('/')}>{doneCopy.toTop}</Button>
    </div>
  )
}

const reasonCopy = withdrawalCopy.reason
const options = cancelReasons[Sex.woman].map((reason) => ({ value: reason, label: reason }))

/** Step 1: the reason, with a text for その他 (QUIT-05 to QUIT-13, QUIT-18, QUIT-25). */
export function ReasonStep({ onGiven }: { onGiven: () => void }) {
  const [reason, setReason] = usePersistedText('withdrawal.reason')
  const [text, setText] = usePersistedText('withdrawal.text')
  const { mutate, isPending, isError } = useWrite(cancelReasonWrite, { onSuccess: onGiven })
  const other = reason === otherCancelReason

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!canGoOn(reason, text)) return
    mutate({
      cancel_reason: {
        ...ownUid(),
        cancel_reason: reason,
        cancel_reason_text: other ? text : '',
      },
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="font-display text-l phrase">{reasonCopy.title}</h2>
        <p className="phrase text-ink-2">{reasonCopy.lead}</p>
      </div>
      <div role="alert" className="text-s text-alarm empty:hidden">
        {isError && !isPending && reasonCopy.failed}
      </div>
      <FieldGroup label={reasonCopy.label} hint={reason === '' ? reasonCopy.missing : undefined}>
        <RadioGroup name="reason" layout="cards" options={options} value={reason} onValueChange={setReason} />
      </FieldGroup>
      {other && (
        <Field
          label={reasonCopy.text}
          error={countCharacters(text) > cancelReasonTextMaxLength ? reasonCopy.tooLong : undefined}
          counter={<CharCounter text={text} max={cancelReasonTextMaxLength} />}
        >
          <TextArea value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
      <Button type="submit" disabled={!canGoOn(reason, text)} busy={isPending}>
        {reasonCopy.submit}
      </Button>
      <output className="sr-only">{isPending ? reasonCopy.submitting : ''}</output>
    </form>
  )
}

const thanksCopy = withdrawalCopy.thanks

/** Step 2: thanks, consequences of leaving, and 退会 (QUIT-14, QUIT-15, QUIT-20 to QUIT-25). */
export function ThanksStep({ onBack }: { onBack: () => void }) {
  const premium = isPaid(useAccount())
  const [asking, setAsking] = useState(false)
  const { withdraw, isPending, checking, failure } = useWithdraw()
  return (
    <div className="grid gap-5">
      <StepTitle>{thanksCopy.title}</StepTitle>
      <p className="phrase">{thanksCopy.text}</p>
      <Notice tone="warn">{thanksCopy.note}</Notice>
      {premium && (
        <Notice action={<TextLink render={<Link to="/payment_information" />}>{thanksCopy.toPayment}</TextLink>}>
          {thanksCopy.premiumNote}
        </Notice>
      )}
      <div className="grid gap-2.5">
        <Button tone="danger" busy={isPending} onClick={() => setAsking(true)}>
          {thanksCopy.withdraw}
        </Button>
        <Button tone="text" size="m" className="justify-self-center" disabled={isPending} onClick={onBack}>
          {thanksCopy.back}
        </Button>
      </div>
      <output className="sr-only">{isPending ? thanksCopy.withdrawing : ''}</output>
      <WithdrawQuestion
        open={asking}
        busy={isPending}
        checking={checking}
        failure={failure}
        onWithdraw={withdraw}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

/** Page /questionaire, a woman's withdrawal: reasons, thanks with the button, the end (QUIT). */
export function WithdrawalPage() {
  const [step, setStep] = useState<'reason' | 'thanks'>('reason')
  const withdrawn = useWithdrawn()
  return (
    <PageBody className={`gap-5 ${withdrawn ? 'my-auto' : ''}`}>
      {/* Stays mounted during the next step, so that going back keeps its state. */}
      {!withdrawn && (
        <div hidden={step !== 'reason'}>
          <ReasonStep onGiven={() => setStep('thanks')} />
        </div>
      )}
      {!withdrawn && step === 'thanks' && <ThanksStep onBack={() => setStep('reason')} />}
      {withdrawn && <DoneStep />}
    </PageBody>
  )
}
