import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { useAccount } from '../../api/account.ts'
import { withdrawalCopy } from './copy.ts'
import { useWithdraw } from './use-withdraw.ts'
import { WithdrawQuestion } from './withdraw-question.tsx'

const copy = withdrawalCopy.thanks

interface ThanksStepProps {
  onBack: () => void
}

/** Step 2: thanks, what leaving means, and 退会 (QUIT-14, QUIT-15, QUIT-20 to QUIT-25). */
export function ThanksStep({ onBack }: ThanksStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const premium = useAccount().payment_conf === 1
  const [asking, setAsking] = useState(false)
  const { withdraw, isPending, failure } = useWithdraw()
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="font-display text-l phrase outline-none">
        {copy.title}
      </h2>
      <p className="phrase">{copy.text}</p>
      <Notice tone="warn">{copy.note}</Notice>
      {premium && (
        <Notice action={<TextLink render={<Link to="/payment_information" />}>{copy.toPayment}</TextLink>}>
          {copy.premiumNote}
        </Notice>
      )}
      <div className="grid gap-2.5">
        <Button tone="danger" busy={isPending} onClick={() => setAsking(true)}>
          {copy.withdraw}
        </Button>
        <Button tone="text" size="m" className="justify-self-center" disabled={isPending} onClick={onBack}>
          {copy.back}
        </Button>
      </div>
      <output className="sr-only">{isPending ? copy.withdrawing : ''}</output>
      <WithdrawQuestion
        open={asking}
        busy={isPending}
        failure={failure}
        onWithdraw={withdraw}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
