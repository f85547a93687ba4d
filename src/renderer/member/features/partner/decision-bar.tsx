import { Link } from 'react-router-dom'
import { type DecidedRecommend } from '../../../../contract/calls/decision.ts'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Countdown } from '../../../ui/feedback/countdown.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { ActionBar } from '../../../ui/navigation/action-bar.tsx'
import { failureKind } from '../../api/api-error.ts'
import { useServerNow } from '../../api/server-time.ts'
import { holdEndMs, isHoldEnding } from '../../shared/hold-end.ts'
import { useIsLeft, useLeaveOnFailure } from '../../shared/lead-away.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { decideWrite } from '../../shared/outcome/writes/decision.ts'
import { noteOwnMatch } from '../../shared/own-matches.ts'
import { chatPath } from '../../shared/pairings.ts'
import { useRefusalNotice } from '../../shared/refused-decision.ts'
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

/**
 * Sends a final decision, so not optimistic (API-34). After a refusal the pairing is read again and the page says how it
 * stands; a failure leads to /login (REC-61, D-113).
 */
export function useDecide(
  pairingId: number,
  onDecided: (decision: Decision, decided: DecidedRecommend['recommend']) => void,
  onRefused: () => void,
) {
  const refusalNotice = useRefusalNotice(pairingId)
  const leave = useLeaveOnFailure()
  const isLeft = useIsLeft()
  const mutation = useWrite(decideWrite, {
    onMutate: refusalNotice.shown,
    onError: (error, sent, shown) => {
      if (failureKind(error) !== 'refusal') return leave(error)
      onRefused()
      void refusalNotice.show(sent.recommend.status, shown)
    },
    onSuccess: ({ recommend }, sent) => {
      // After this page was left no dialog tells of the match, so the alert does.
      if (sent.recommend.status === 'ok' && !isLeft()) noteOwnMatch(recommend.uuid)
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
