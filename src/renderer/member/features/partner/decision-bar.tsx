import { Link } from 'react-router-dom'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ActionBar } from '../../../ui/navigation/action-bar.tsx'
import { chatPath } from '../../shared/pairing-address.ts'
import type { PairingActions } from './pairing-actions.ts'
import type { Decision } from './use-decide.ts'

const copy = recommendationCopy.decision

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
