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
import { useIsShown } from '../../shared/use-is-shown.ts'
import { ngDraftName } from './ng-answers.ts'
import { useDecide } from './use-decide.ts'

type Open = 'reason' | 'pass' | 'matched' | 'no-match' | null

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
  const [open, setOpen] = useState<Open>(null)
  // The target of the no-match dialog depends on the earlier status (REC-52, REC-53).
  const [wasLiked, setWasLiked] = useState(false)

  const { decide, sending } = useDecide(
    recommend.id,
    (decision, decided) => {
      if (decision === 'ng') drafts.write(ngDraftName(recommend.id), null)
      if (decision === 'ng' && sex === Sex.man) {
        void leadOn('/recommends/male?status=liked', copy.noMatch.title, { replace: true })
        return
      }
      if (decision === 'ng') setWasLiked(recommend.status_n === StatusN.likedByMan)
      onDecided(decided)
      if (decision === 'suspend') showFlash({ text: copy.decision.holdDone })
      else if (decision === 'ng' && (isLeft() || !isShown())) showFlash({ text: copy.noMatch.title })
      else setOpen(decision === 'ok' ? 'matched' : 'no-match')
    },
    () => setOpen(null),
  )
  return {
    open,
    close: () => setOpen(null),
    sending,
    decide,
    /** Asks before a pass: a man confirms it, a woman gives a reason. */
    pass: () => setOpen(sex === Sex.man ? 'pass' : 'reason'),
    leaveNoMatch: () =>
      void navigate(wasLiked ? '/recommends?status=liked' : '/home?ng_commit=true', { replace: true }),
  }
}
