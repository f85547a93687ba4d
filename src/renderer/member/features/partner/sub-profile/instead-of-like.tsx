import { Link } from 'react-router-dom'
import { Sex } from '../../../../../contract/enums/member.ts'
import { StatusN } from '../../../../../contract/enums/pairing.ts'
import { subProfileCopy } from '../../../../lib/copy/profile.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { ActionBar } from '../../../../ui/navigation/action-bar.tsx'
import { useAccount } from '../../../api/account.ts'
import { partnerPath } from '../../../shared/pairing-address.ts'

const copy = subProfileCopy.like

/** Why the viewer's answer is due, by the status of the pairing. */
function dueText(statusN: StatusN | null | undefined): string {
  const { recommended, held, liked } = copy.answer.due
  if (statusN === StatusN.new) return recommended
  return statusN === StatusN.held ? held : liked
}

interface InsteadOfLikeProps {
  offer: 'answer' | 'matched' | 'cannot'
  uuid: string
  /** Status of the pairing; null without one, undefined from an API that does not send it. */
  statusN: StatusN | null | undefined
}

/** Says why no like can be sent, and leads to the answer that is due or to the profile of the pairing (D-130, SUB-08). */
export function InsteadOfLike({ offer, uuid, statusN }: InsteadOfLikeProps) {
  const { sex } = useAccount()
  const toProfile = <Link to={partnerPath(sex, uuid)} />
  if (offer === 'cannot') {
    // A man's failed pairing has no profile (API-32).
    const hasProfile = statusN !== null && statusN !== undefined && !(sex === Sex.man && statusN === StatusN.noMatch)
    return (
      <ActionBar aboveTabs className="mt-auto">
        {hasProfile && (
          <Button tone="quiet" wide={false} render={toProfile}>
            {copy.profile}
          </Button>
        )}
        <Button disabled>{copy.cannot}</Button>
      </ActionBar>
    )
  }
  return (
    <ActionBar aboveTabs className="mt-auto">
      <p className="grid min-h-12.5 content-center text-s text-ink-2">
        {offer === 'matched' ? copy.matched : dueText(statusN)}
      </p>
      <Button tone={offer === 'answer' ? 'primary' : 'quiet'} render={toProfile}>
        {offer === 'answer' ? copy.answer.button : copy.toProfile}
      </Button>
    </ActionBar>
  )
}
