import { Link } from 'react-router-dom'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ActionBar } from '../../../ui/navigation/page-body.tsx'
import type { PairingActions } from './pairing-actions.ts'
import type { Decision } from './use-decide.ts'

const copy = recommendationCopy.decision

interface DecisionBarProps {
  actions: PairingActions
  recommend: RecommendRow
  sending: Decision | null
  onContact: () => void
  onPass: () => void
  onHold: () => void
}

/** The address of the chat of a pairing (PROF-28, PROF-34, CHAT-16). */
export function chatAddress(row: RecommendRow): string {
  return `/chat?uuid=${row.recommend.uuid}&id=${row.partner_user_id}`
}

/** What to do with this person now, at the foot of the profile: decide, or talk and review. */
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
