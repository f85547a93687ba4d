import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { chatPath } from '../../shared/pairing-address.ts'
import type { Couple } from './agreement/couple.ts'
import { MatchedDialog } from './match/matched-dialog.tsx'
import { PassSheet } from './pass/pass-sheet.tsx'
import { ReasonForm } from './pass/reason-form.tsx'
import type { usePartnerDecision } from './use-partner-decision.ts'

const noMatchCopy = recommendationCopy.noMatch

interface DecisionDialogsProps {
  couple: Couple
  recommend: RecommendRow
  decision: ReturnType<typeof usePartnerDecision>
}

/** Questions before a pass, a man's and a woman's, and the results of a decision: a match or none (REC-48 to REC-53). */
export function DecisionDialogs({ couple, recommend, decision }: DecisionDialogsProps) {
  const { sex, profile, own } = couple
  const { open, close, sending, decide, leaveNoMatch } = decision
  return (
    <>
      <PassSheet open={open === 'pass'} busy={sending === 'ng'} onPass={() => decide('ng', '')} onClose={close} />
      <ReasonForm
        key={recommend.id}
        pairingId={recommend.id}
        open={open === 'reason'}
        busy={sending === 'ng'}
        onClose={close}
        onSubmit={(reason) => decide('ng', reason)}
      />
      <MatchedDialog
        open={open === 'matched'}
        sex={sex}
        partner={profile}
        own={own}
        chatPath={chatPath(recommend)}
        onClose={close}
      />
      <AlertDialog
        open={open === 'no-match'}
        title={noMatchCopy.title}
        confirmText={noMatchCopy.close}
        onCancel={leaveNoMatch}
      >
        {noMatchCopy.text}
      </AlertDialog>
    </>
  )
}
