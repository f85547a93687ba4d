import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useAccount } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { StepTitle } from '../../shared/parts/step-title.tsx'
import { withdrawalCopy } from './copy.ts'
import { useWithdraw } from './use-withdraw.ts'
import { WithdrawQuestion } from './withdraw-question.tsx'

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
