import { Link } from 'react-router-dom'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Logo } from '../../../ui/brand/logo.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

const copy = recommendationCopy.matched

interface MatchedDialogProps {
  open: boolean
  sex: 1 | 2
  chatAddress: string
  onClose: () => void
}

/** After contact was chosen: the two are matched (REC-47, REC-66, REC-110). Closing stays on the profile. */
export function MatchedDialog({ open, sex, chatAddress, onClose }: MatchedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      footer={
        <>
          <Button render={<Link to={chatAddress} />}>{copy.toChat}</Button>
          <Button tone="text" size="m" onClick={onClose}>
            {copy.close}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4 py-2 text-center">
        <Logo size={72} />
        <p className="text-s phrase text-ink-2">{sex === 2 ? copy.textWoman : copy.textMan}</p>
      </div>
    </Dialog>
  )
}
