import type { Sex } from '../../../../contract/enums/member.ts'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useOptionalAccount } from '../../api/account.ts'
import { faqCopy as copy } from './copy.ts'
import { FaqSkeleton } from './faq-choices.tsx'
import { FaqSteps } from './faq-steps.tsx'
import { useFaqTree } from './faq-tree.ts'

/** The helper as a dialog over any page, opened from the menu (NAV-29, FAQ-30). Each opening starts over. */
export function FaqDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const account = useOptionalAccount()
  if (!account) return null
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <FaqHelper sex={account.sex} onLeave={onClose} />
    </Dialog>
  )
}

interface FaqHelperProps {
  sex: Sex
  onLeave?: (() => void) | undefined
}

/** The whole question tree of one sex (FAQ-01). */
export function FaqHelper({ sex, onLeave }: FaqHelperProps) {
  const { data: tree, isError, refetch } = useFaqTree(sex)
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  return tree ? <FaqSteps tree={tree} root={null} onLeave={onLeave} /> : <FaqSkeleton />
}
