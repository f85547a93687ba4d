import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DecidedRecommend } from '../../../../contract/calls/decision.ts'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { recommendationCopy as copy } from '../../../lib/copy/recommendation.ts'
import { drafts } from '../../shared/drafts.ts'
import { showFlash } from '../../shared/flash.ts'
import { useIsLeft, useLeadOn } from '../../shared/lead-away.ts'
import { useIsShown } from '../../shared/outcome/use-is-shown.ts'
import { ngDraftName } from './pass/ng-answers.ts'
import { useDecide } from './use-decide.ts'

/** The open question or result. A result without a match leads on by the status before it (REC-52, REC-53). */
type Open =
  | { readonly dialog: 'reason' | 'pass' | 'matched' }
  | { readonly dialog: 'no-match'; readonly leadsTo: string }

/** Decides on a partner and holds the question or the result that is open (REC-48 to REC-53). */
export function usePartnerDecision(
  sex: Sex,
  recommend: RecommendRow,
  onDecided: (decided: DecidedRecommend['recommend']) => void,
) {
  const navigate = useNavigate()
  const leadOn = useLeadOn()
  const isLeft = useIsLeft()
  const isShown = useIsShown()
  const [open, setOpen] = useState<Open | null>(null)
  const afterNoMatch = recommend.status_n === StatusN.likedByMan ? '/recommends?status=liked' : '/home?ng_commit=true'
  const { decide, sending } = useDecide({
    pairingId: recommend.id,
    onDecided: (decision, decided) => {
      if (decision === 'ng') drafts.write(ngDraftName(recommend.id), null)
      if (decision === 'ng' && sex === Sex.man) {
        void leadOn('/recommends/male?status=liked', copy.noMatch.title, { replace: true })
        return
      }
      onDecided(decided)
      if (decision === 'suspend') showFlash({ text: copy.decision.holdDone })
      else if (decision === 'ok') setOpen({ dialog: 'matched' })
      else if (isLeft() || !isShown()) showFlash({ text: copy.noMatch.title })
      else setOpen({ dialog: 'no-match', leadsTo: afterNoMatch })
    },
    onRefused: () => setOpen(null),
  })
  return {
    open: open?.dialog ?? null,
    close: () => setOpen(null),
    sending,
    decide,
    /** Asks before a pass: a man confirms it, a woman gives a reason. */
    pass: () => setOpen({ dialog: sex === Sex.man ? 'pass' : 'reason' }),
    leaveNoMatch: () => {
      if (open?.dialog === 'no-match') void navigate(open.leadsTo, { replace: true })
    },
  }
}
