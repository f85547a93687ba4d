import { Link } from 'react-router-dom'
import { decideEndpoint, type DecidedRecommend } from '../../../../contract/calls/decision.ts'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Countdown } from '../../../ui/feedback/progress.tsx'
import { ActionBar } from '../../../ui/navigation/page-body.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { holdEndMs, isHoldEnding } from '../../shared/hold-end.ts'
import { noteOwnMatch } from '../../shared/own-matches.ts'
import { useLeaveOnFailure } from '../../shared/use-leave-on-failure.ts'
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
  const mutation = useEndpointMutation(decideEndpoint, {
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

interface DecisionBarProps {
  actions: PairingActions
  recommend: RecommendRow
  sending: Decision | null
  onContact: () => void
  onPass: () => void
  onHold: () => void
}

/** Returns the chat address of a pairing (PROF-28, PROF-34, CHAT-16). */
export function chatAddress(row: RecommendRow): string {
  return `/chat?uuid=${row.recommend.uuid}&id=${row.partner_user_id}`
}

/** Actions at the foot of a profile: decide, or chat and review. */
export function DecisionBar({ actions, recommend, sending, onContact, onPass, onHold }: DecisionBarProps) {
  if (actions.choice) {
    return (
      <ActionBar aboveTabs note={actions.hold ? copy.holdNote : undefined}>
        {actions.pass && (
          <Button
            tone="quiet"
            wide={false}
            disabled={sending !== null}
            className={actions.hold ? 'px-3!' : ''}
            onClick={onPass}
          >
            {copy.pass}
          </Button>
        )}
        {actions.hold && (
          <Button
            tone="quiet"
            wide={false}
            busy={sending === 'suspend'}
            disabled={sending !== null && sending !== 'suspend'}
            className="px-3!"
            onClick={onHold}
          >
            {copy.hold}
          </Button>
        )}
        <Button
          className={actions.hold ? 'px-3!' : ''}
          busy={sending === 'ok'}
          disabled={sending !== null && sending !== 'ok'}
          onClick={onContact}
        >
          {copy.contact}
        </Button>
      </ActionBar>
    )
  }
  if (!actions.chat) return null
  return (
    <ActionBar aboveTabs>
      {actions.review && (
        <Button tone="quiet" wide={false} render={<Link to={`/reviewform?id=${recommend.id}`} />}>
          {profileCopy.action.review}
        </Button>
      )}
      <Button render={<Link to={chatAddress(recommend)} />}>{profileCopy.action.chat}</Button>
    </ActionBar>
  )
}
