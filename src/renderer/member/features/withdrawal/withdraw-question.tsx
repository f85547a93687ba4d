import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { useAccount } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { useEndpoint } from '../../api/queries.ts'
import { withdrawalCopy } from './copy.ts'

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
export function WithdrawQuestion({ open, busy, checking, failure, onWithdraw, onClose }: WithdrawQuestionProps) {
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
