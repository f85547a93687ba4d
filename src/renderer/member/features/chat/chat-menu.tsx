import { Link } from 'react-router-dom'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { useDissolve } from '../../shared/decision/use-dissolve.tsx'

interface ChatMenuProps {
  open: boolean
  onClose: () => void
  profileAddress: string
  partner: { name: string; pairingId: number }
  onCopyIntroduction: () => void
}

/** Menu of the conversation. Asks for confirmation before dissolving the match (REC-74). */
export function ChatMenu({ open, onClose, profileAddress, partner, onCopyIntroduction }: ChatMenuProps) {
  const { ask, question } = useDissolve(partner)
  const draft = operatorChatCopy.reportDraft(partner.name, partner.pairingId)
  return (
    <>
      <Sheet open={open} onClose={onClose} title={chatCopy.menu.title} side="bottom">
        <MenuRow icon="person" render={<Link to={profileAddress} />}>
          {chatCopy.menu.profile}
        </MenuRow>
        <MenuRow
          icon="copy"
          mark="none"
          onClick={() => {
            onCopyIntroduction()
            onClose()
          }}
        >
          {chatCopy.copyIntroduction}
        </MenuRow>
        <MenuRow icon="flag" render={<Link to="/hona" state={{ draft }} />}>
          {operatorChatCopy.report}
        </MenuRow>
        <MenuRow
          icon="block"
          mark="none"
          tone="alarm"
          onClick={() => {
            onClose()
            ask()
          }}
        >
          {recommendationCopy.block.button}
        </MenuRow>
      </Sheet>
      <AlertDialog {...question} />
    </>
  )
}
