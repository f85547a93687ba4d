import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useOptionalAccount } from '../../api/account.ts'
import { faqCopy as copy } from './copy.ts'
import { FaqHelper } from './faq-helper.tsx'

interface FaqDialogProps {
  open: boolean
  onClose: () => void
}

/** The helper over whatever page is open, from the menu (NAV-29, FAQ-30). It starts over each time. */
export function FaqDialog({ open, onClose }: FaqDialogProps) {
  const account = useOptionalAccount()
  if (!account) return null
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <FaqHelper sex={account.sex} onLeave={onClose} />
    </Dialog>
  )
}
