import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { norepliedEndpoint, submitReplyEndpoint, type DecidedRecommend } from '../../../../contract/calls/decision.ts'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { replyWindowMs } from '../../../../contract/rules/windows.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { toEpochMs } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Countdown } from '../../../ui/feedback/progress.tsx'
import { SectionCard } from '../../../ui/navigation/page-body.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { useLeaveOnFailure } from '../../shared/use-leave-on-failure.ts'

/** End of the reply window at status 1, epoch ms; null once a message hides the time of contact (ENTITY2-37). */
export function replyWindowEndMs(row: Pick<RecommendRow, 'last_message' | 'timestamp'>): number | null {
  return row.last_message === '' ? toEpochMs(row.timestamp) + replyWindowMs : null
}

/** Returns `available_at` of an early refusal, epoch ms, or null (API-36). */
export function availableAtOf(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('available_at' in body)) return null
  const ms = typeof body.available_at === 'string' ? toEpochMs(body.available_at) : Number.NaN
  return Number.isNaN(ms) ? null : ms
}

const copy = recommendationCopy.reply

interface ReplyStepProps {
  recommend: RecommendRow
  onDecided: (decided: DecidedRecommend['recommend']) => void
}

/** Asks whether he replied (variant replyStep; REC-80 to REC-86), from 24 hours on also that none came. */
export function ReplyStep({ recommend, onDecided }: ReplyStepProps) {
  const navigate = useNavigate()
  const leave = useLeaveOnFailure()
  const nowMs = useServerNow()
  // Known from the pairing only before the first message. After that, the server's refusal gives the time.
  const [toldMs, setToldMs] = useState<number | null>(null)
  const fromMs = toldMs ?? replyWindowEndMs(recommend)
  const early = fromMs !== null && nowMs < fromMs

  const reply = useEndpointMutation(submitReplyEndpoint, {
    onError: leave,
    onSuccess: (answer) => {
      if (answer.recommend.status_n === 3) void navigate('/home')
      else onDecided(answer.recommend)
    },
  })
  const noreplied = useEndpointMutation(norepliedEndpoint, {
    onError: (error) => {
      const available = availableAtOf(error.body)
      if (error.status === 422 && available !== null) setToldMs(available)
      else leave(error)
    },
    onSuccess: () => void navigate('/home'),
  })
  const busy = reply.isPending || noreplied.isPending
  const say = (status: 'ok' | 'ng') => reply.mutate({ recommend: { id: recommend.id, status } })

  return (
    <SectionCard title={copy.title}>
      <Button tone="quiet" size="m" busy={reply.isPending} disabled={busy} onClick={() => say('ok')}>
        {copy.received}
      </Button>
      <Button tone="quiet" size="m" disabled={busy} onClick={() => say('ng')}>
        {copy.declined}
      </Button>
      <Button
        tone="quiet"
        size="m"
        busy={noreplied.isPending}
        disabled={early || busy}
        onClick={() => noreplied.mutate({ recommend: { id: recommend.id } })}
      >
        {copy.missing}
      </Button>
      {early && (
        <p className="text-center text-s text-ink-3">
          {copy.missing}：
          <Countdown targetMs={fromMs} nowMs={nowMs} format={copy.missingFrom} />
        </p>
      )}
    </SectionCard>
  )
}
