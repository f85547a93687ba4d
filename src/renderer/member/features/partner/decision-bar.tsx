import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { type DecidedRecommend } from '../../../../contract/calls/decision.ts'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { replyWindowMs } from '../../../../contract/rules/windows.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { toEpochMs } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Countdown } from '../../../ui/feedback/progress.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { ActionBar, SectionCard } from '../../../ui/navigation/page-body.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { holdEndMs, isHoldEnding } from '../../shared/hold-end.ts'
import { useLeaveOnFailure } from '../../shared/navigation.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { decideWrite, norepliedWrite, submitReplyWrite } from '../../shared/outcome/writes/meeting.ts'
import { chatPath } from '../../shared/pairings.ts'
import { noteOwnMatch } from '../../shared/remembered.ts'
import type { PairingActions } from './pairing-actions.ts'

const copy = recommendationCopy.decision

/** Remaining time of a hold, amber on the last day (REC-67, D-11, D-71). */
export function HoldNote({ recommend }: { recommend: RecommendRow }) {
  const nowMs = useServerNow(30_000)
  return (
    <Notice
      tone={isHoldEnding(recommend, nowMs) ? 'warn' : 'info'}
      title={
        <Countdown
          targetMs={holdEndMs(recommend.timestamp)}
          nowMs={nowMs}
          format={copy.holdRemaining}
          doneText={recommend.status}
        />
      }
    />
  )
}

type Decision = 'ok' | 'ng' | 'suspend'

/** Sends a final decision, so not optimistic (API-34). Every failure leads to /login (REC-61). */
export function useDecide(
  pairingId: number,
  onDecided: (decision: Decision, decided: DecidedRecommend['recommend']) => void,
) {
  const mutation = useWrite(decideWrite, {
    onError: useLeaveOnFailure(),
    onSuccess: ({ recommend }, sent) => {
      if (sent.recommend.status === 'ok') noteOwnMatch(recommend.uuid)
      onDecided(sent.recommend.status, recommend)
    },
  })
  return {
    sending: mutation.isPending ? mutation.variables.recommend.status : null,
    decide: (status: Decision, ng_reason?: string) =>
      mutation.mutate({
        recommend: { id: pairingId, status, ...(ng_reason === undefined ? {} : { ng_reason }) },
      }),
  }
}

export const reviewPath = ({ id }: Pick<RecommendRow, 'id'>): string => `/reviewform?id=${id}`

interface DecisionBarProps {
  actions: PairingActions
  recommend: RecommendRow
  sending: Decision | null
  onContact: () => void
  onPass: () => void
  onHold: () => void
}

/** Actions at the foot of a profile: decide, or chat and review. */
export function DecisionBar({ actions, recommend, sending, onContact, onPass, onHold }: DecisionBarProps) {
  if (actions.choice) {
    // A pass is sent from its own question, which shows that it runs.
    const button = (decision: Decision) => ({
      busy: sending === decision && decision !== 'ng',
      disabled: sending !== null && (sending !== decision || decision === 'ng'),
      className: actions.hold ? 'px-3!' : '',
    })
    return (
      <ActionBar aboveTabs note={actions.hold ? copy.holdNote : undefined}>
        {actions.pass && (
          <Button tone="quiet" wide={false} {...button('ng')} onClick={onPass}>
            {copy.pass}
          </Button>
        )}
        {actions.hold && (
          <Button tone="quiet" wide={false} {...button('suspend')} onClick={onHold}>
            {copy.hold}
          </Button>
        )}
        <Button {...button('ok')} onClick={onContact}>
          {copy.contact}
        </Button>
      </ActionBar>
    )
  }
  if (!actions.chat) return null
  return (
    <ActionBar aboveTabs>
      {actions.review === 'button' && (
        <Button tone="quiet" wide={false} render={<Link to={reviewPath(recommend)} />}>
          {profileCopy.action.review}
        </Button>
      )}
      <Button render={<Link to={chatPath(recommend)} />}>{profileCopy.action.chat}</Button>
    </ActionBar>
  )
}

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

const replyCopy = recommendationCopy.reply

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

  const reply = useWrite(submitReplyWrite, {
    onError: leave,
    onSuccess: (answer) => {
      if (answer.recommend.status_n === 3) void navigate('/home')
      else onDecided(answer.recommend)
    },
  })
  const noreplied = useWrite(norepliedWrite, {
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
    <SectionCard title={replyCopy.title}>
      <Button tone="quiet" size="m" busy={reply.isPending} disabled={busy} onClick={() => say('ok')}>
        {replyCopy.received}
      </Button>
      <Button tone="quiet" size="m" disabled={busy} onClick={() => say('ng')}>
        {replyCopy.declined}
      </Button>
      <Button
        tone="quiet"
        size="m"
        busy={noreplied.isPending}
        disabled={early || busy}
        onClick={() => noreplied.mutate({ recommend: { id: recommend.id } })}
      >
        {replyCopy.missing}
      </Button>
      {early && (
        <p className="text-center text-s text-ink-3">
          {replyCopy.missing}：
          <Countdown targetMs={fromMs} nowMs={nowMs} format={replyCopy.missingFrom} />
        </p>
      )}
    </SectionCard>
  )
}
