import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  autoRecommendationEndpoint,
  manualRecommendationEndpoint,
} from '../../../../contract/calls/recommendation.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useAccount } from '../../api/account.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'
import { useLeaveOnFailure } from '../../shared/use-leave-on-failure.ts'
import { isManualOff, remainingRecommends } from './remaining-recommends.ts'

const copy = homeCopy.recommend

/** The two ways to a man: by AI and by the operator (HOME-30, HOME-32 to HOME-38). One at a time. */
export function RecommendButtons() {
  const account = useAccount()
  const navigate = useNavigate()
  const [noneFound, setNoneFound] = useState(false)
  const show = (result: ResponseOf<typeof autoRecommendationEndpoint>) => {
    if (result.success) void navigate(`/profile?id=${result.recommend}`)
    else setNoneFound(result.reason === 'none')
  }
  const auto = useEndpointMutation(autoRecommendationEndpoint, {
    onSuccess: show,
    onError: () => showFlash({ text: commonCopy.errorOccurred, tone: 'error' }),
  })
  const manual = useEndpointMutation(manualRecommendationEndpoint, {
    onSuccess: show,
    onError: useLeaveOnFailure(),
  })
  const asking = auto.isPending || manual.isPending
  const used = account.manual_recommend_count_in_user >= account.manual_recommend_ticket
  const limitReached = remainingRecommends(account) === 0

  const ask = (how: typeof auto) => {
    if (asking) return
    setNoneFound(false)
    how.mutate({})
  }

  return (
    <div className="grid gap-3 @3xl:grid-cols-2 @3xl:*:nth-[n+3]:col-span-2">
      <Button icon="sparkle" disabled={limitReached} busy={auto.isPending} onClick={() => ask(auto)}>
        {copy.ask}
      </Button>
      <Button
        tone="quiet"
        disabled={isManualOff(account)}
        busy={manual.isPending}
        onClick={() => ask(manual)}
      >
        {copy.manual(account.manual_recommend_ticket)}
      </Button>
      {limitReached && <Notice>{copy.limitReached}</Notice>}
      {!limitReached && used && <p className="text-center text-s text-ink-3">{copy.manualUsed}</p>}
      {noneFound && (
        <Notice tone="warn" live>
          {copy.noneFound}
        </Notice>
      )}
    </div>
  )
}
