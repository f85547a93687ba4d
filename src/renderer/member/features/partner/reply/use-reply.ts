import { useState } from 'react'
import type { DecidedRecommend } from '../../../../../contract/calls/decision.ts'
import type { RecommendRow } from '../../../../../contract/calls/recommendation.ts'
import { StatusN } from '../../../../../contract/enums/pairing.ts'
import { recommendationCopy } from '../../../../lib/copy/recommendation.ts'
import { useRefusalNotice } from '../../../shared/decision/use-refusal-notice.ts'
import { showFlash } from '../../../shared/flash.ts'
import { useLeadOn, useLeaveOnFailure } from '../../../shared/lead-away.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { norepliedWrite, submitReplyWrite } from '../../../shared/outcome/writes/decision.ts'
import { availableAtOf, replyWindowEndMs } from './reply-rules.ts'

interface ReplyOptions {
  recommend: RecommendRow
  onDecided: (decided: DecidedRecommend['recommend']) => void
  /** Called after a refusal, to close the question. */
  onRefused: () => void
}

/** Sends what she says of his reply (API-35, API-36). An answer that ends the match leads home. */
export function useReply({ recommend, onDecided, onRefused }: ReplyOptions) {
  const leadOn = useLeadOn()
  const refusalNotice = useRefusalNotice(recommend.id)
  const leave = useLeaveOnFailure(() => {
    onRefused()
    void refusalNotice.show('reply')
  })
  // Known from the pairing only before the first message. After that, the server's refusal gives the time.
  const [refusedUntilMs, setRefusedUntilMs] = useState<number | null>(null)
  const goHome = () => {
    showFlash({ text: recommendationCopy.reply.done })
    void leadOn('/home', null)
  }
  const reply = useWrite(submitReplyWrite, {
    onError: leave,
    onSuccess: (response) =>
      response.recommend.status_n === StatusN.noMatch ? goHome() : onDecided(response.recommend),
  })
  const noreplied = useWrite(norepliedWrite, {
    onError: (error) => {
      const available = availableAtOf(error.body)
      if (error.status !== 422 || available === null) return leave(error)
      onRefused()
      setRefusedUntilMs(available)
    },
    onSuccess: goHome,
  })
  return {
    /** From when 'no reply' can be chosen; null if that is not known. */
    fromMs: refusedUntilMs ?? replyWindowEndMs(recommend),
    isReplying: reply.isPending,
    busy: reply.isPending || noreplied.isPending,
    send: (status: 'ok' | 'ng') => reply.mutate({ recommend: { id: recommend.id, status } }),
    sendMissing: () => noreplied.mutate({ recommend: { id: recommend.id } }),
  }
}
