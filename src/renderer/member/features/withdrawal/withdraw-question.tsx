import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { useAccount } from '../../api/account.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { withdrawalCopy } from './copy.ts'

const copy = withdrawalCopy.thanks.question

interface WithdrawQuestionProps {
  open: boolean
  busy: boolean
  /** Why the last try failed, or null. */
  failure: string | null
  onWithdraw: () => void
  onClose: () => void
}

/** The last question before the end: everything that is lost by it, by name (D-76). */
export function WithdrawQuestion({ open, busy, failure, onWithdraw, onClose }: WithdrawQuestionProps) {
  const { payment_conf, matching_count: matches } = useAccount()
  const likes = useEndpoint(timelineEndpoint, {}).data?.purchased_like_remain ?? 0
  const losses = [
    ...(payment_conf === 1 ? [copy.plan] : []),
    ...(likes > 0 ? [copy.likes(likes)] : []),
    matches > 0 ? copy.matches(matches) : copy.noMatches,
    copy.address,
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
      <div role="alert" className="mt-2 phrase text-alarm empty:hidden">
        {failure}
      </div>
    </AlertDialog>
  )
}
