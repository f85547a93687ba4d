import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import {
  autoRecommendationEndpoint,
  manualRecommendationEndpoint,
} from '../../../../../contract/calls/recommendation.ts'
import type { ResponseOf } from '../../../../../contract/wire/endpoint.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { useAccount } from '../../../api/account.ts'
import { failureKind } from '../../../api/api-error.ts'
import { refreshAccount } from '../../../api/queries.ts'
import { showFlash } from '../../../shared/flash.ts'
import { useIsLeft, useLeadOn, useLeaveOnFailure } from '../../../shared/lead-away.ts'
import { failureText } from '../../../shared/outcome/failure-text.ts'
import { useIsShown } from '../../../shared/outcome/use-is-shown.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { autoRecommendationWrite, manualRecommendationWrite } from '../../../shared/outcome/writes/recommendation.ts'
import { areTicketsUsed, isManualOff, remainingRecommends } from './daily-recommends.ts'

const copy = homeCopy.recommend

/** Keys of the two requests, by which home finds one that was sent before it was left and opened again. */
const autoKey = [autoRecommendationEndpoint.id]
const manualKey = [manualRecommendationEndpoint.id]

/** After a refused request, reads the account again, whose state the panel shows, and says so (D-113). */
function showNotNow(): void {
  void refreshAccount()
  showFlash({ text: copy.notNow, tone: 'error' })
}

/** Buttons for a recommendation by AI or by the operator (HOME-30, HOME-32 to HOME-38). One request at a time. */
export function RecommendButtons() {
  const account = useAccount()
  const leadOn = useLeadOn()
  const isLeft = useIsLeft()
  const isShown = useIsShown()
  const [noneFound, setNoneFound] = useState(false)
  const show = (result: ResponseOf<typeof autoRecommendationEndpoint>) => {
    if (result.success) void leadOn(`/profile?id=${result.recommend}`, copy.arrived)
    else if (isLeft() || !isShown())
      showFlash({ text: result.reason === 'none' ? copy.noneFound : copy.limitReached, tone: 'error' })
    else setNoneFound(result.reason === 'none')
  }
  const auto = useWrite(autoRecommendationWrite, {
    mutationKey: autoKey,
    onSuccess: show,
    onError: (error) => {
      if (failureKind(error) === 'refusal') showNotNow()
      else showFlash({ text: failureText(error, commonCopy.errorOccurred), tone: 'error' })
    },
  })
  const manual = useWrite(manualRecommendationWrite, {
    mutationKey: manualKey,
    onSuccess: show,
    onError: useLeaveOnFailure(showNotNow),
  })
  const isAskingAuto = useIsMutating({ mutationKey: autoKey }) > 0
  const isAskingManual = useIsMutating({ mutationKey: manualKey }) > 0
  const limitReached = remainingRecommends(account) === 0
  // A like that awaits an answer has the main button (D-127).
  const tone = account.like_count_new > 0 ? 'quiet' : 'primary'

  const ask = (how: typeof auto) => {
    if (isAskingAuto || isAskingManual) return
    setNoneFound(false)
    how.mutate({})
  }

  return (
    <div className="grid gap-3 @xl:grid-cols-2 @xl:*:nth-[n+3]:col-span-2">
      <Button tone={tone} icon="sparkle" disabled={limitReached} busy={isAskingAuto} onClick={() => ask(auto)}>
        {copy.ask}
      </Button>
      <Button tone="quiet" disabled={isManualOff(account)} busy={isAskingManual} onClick={() => ask(manual)}>
        {copy.manual(account.manual_recommend_ticket)}
      </Button>
      {limitReached && <Notice>{copy.limitReached}</Notice>}
      {!limitReached && areTicketsUsed(account) && <p className="text-center text-s text-ink-3">{copy.manualUsed}</p>}
      {noneFound && (
        <Notice tone="warn" live>
          {copy.noneFound}
        </Notice>
      )}
    </div>
  )
}
