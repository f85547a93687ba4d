import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { AlertDialog } from '../../../ui/overlay/dialog.tsx'
import { type ApiError, serverText } from '../../api/api-error.ts'
import { isPaid } from '../../api/paid.ts'
import { useAccount, useEndpoint } from '../../api/queries.ts'
import { clearSession, ownUid, setWithdrawing, setWithdrawn } from '../../api/session-store.ts'
import { forgetMember } from '../../shared/drafts.ts'
import { showFlash } from '../../shared/flash.ts'
import { useIsLeft } from '../../shared/lead-away.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { sendWrite } from '../../shared/outcome/send-write.ts'
import { withdrawWrite } from '../../shared/outcome/writes/payment.ts'
import { StepTitle } from '../../shared/parts/step-title.tsx'
import { withdrawalCopy } from './copy.ts'

const doneCopy = withdrawalCopy.done

/** Says why a withdrawal failed; while its outcome is unknown, it never says that it failed (D-110). */
function withdrawalFailure(error: ApiError): string {
  const failed = serverText(error, withdrawalCopy.thanks.failed)
  return failureText(error, failed, failed)
}

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
