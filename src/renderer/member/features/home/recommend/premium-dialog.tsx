import { Link } from 'react-router-dom'
import { Button } from '../../../../ui/base/button.tsx'
import { Icon } from '../../../../ui/base/icon.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { useAccount } from '../../../api/account.ts'
import { isPaid } from '../../../api/paid.ts'
import { premiumCopy as copy } from '../copy.ts'

interface PremiumDialogProps {
  open: boolean
  onClose: () => void
}

/** The four benefits of the women's plan and a link to the plan (PREM-01 to PREM-08, HOME-84). */
export function PremiumDialog({ open, onClose }: PremiumDialogProps) {
  const premium = isPaid(useAccount())
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      footer={
        !premium && (
          <>
            <Button render={<Link to="/payment_select" />}>{copy.toSelect}</Button>
            <Button tone="text" size="m" onClick={onClose}>
              {copy.later}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {premium ? <Notice tone="good">{copy.active}</Notice> : <p className="text-ink-2">{copy.lead}</p>}
        <ul className="grid gap-3.5">
          {copy.benefits.map(({ title, text }) => (
            <li key={title} className="flex gap-3">
              <Icon name="sparkle" size={20} className="mt-0.5 text-lantern-ink" />
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-s text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="text-s text-ink-3">{copy.redoNote}</p>
        {!premium && <p className="text-center font-semibold num">{copy.price}</p>}
      </div>
    </Dialog>
  )
}
