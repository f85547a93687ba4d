import { Link } from 'react-router-dom'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { useDissolve } from '../../shared/decision/use-dissolve.tsx'

interface SafetyActionsProps {
  name: string
  pairingId: number
  /** Whether the pairing is matched: only matches can be dissolved (REC-79). */
  canDissolve: boolean
  beside: boolean
}

/** Safety actions at the foot of a profile: report, and dissolve a match after a confirmation (REC-74 to REC-76). */
export function SafetyActions({ name, pairingId, canDissolve, beside }: SafetyActionsProps) {
  const { ask, question } = useDissolve({ name, pairingId })
  const report = <Link to="/hona" state={{ draft: operatorChatCopy.reportDraft(name, pairingId) }} />
  return (
    <div
      className={beside ? 'flex flex-wrap items-center justify-center gap-x-4' : 'grid justify-items-center gap-1 pt-2'}
    >
      {canDissolve && (
        <Button tone="danger" size="m" icon="block" onClick={ask}>
          {recommendationCopy.block.button}
        </Button>
      )}
      <TextLink render={report} className="min-h-11">
        {operatorChatCopy.report}
      </TextLink>
      <AlertDialog {...question} />
    </div>
  )
}
