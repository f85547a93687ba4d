import { Link } from 'react-router-dom'
import type { RecommendRow } from '../../../../../contract/calls/recommendation.ts'
import { profileCopy } from '../../../../lib/copy/profile.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { ActionBar } from '../../../../ui/navigation/page-body.tsx'

/** At the foot of a profile beside the chat: the way to its own page, where everything can be decided. */
export function ToProfile({ sex, recommend }: { sex: 1 | 2; recommend: RecommendRow }) {
  const path = sex === 1 ? '/profile/female' : '/profile'
  return (
    <ActionBar>
      <Button tone="quiet" size="m" render={<Link to={`${path}?id=${recommend.partner_user_id}`} />}>
        {profileCopy.action.open}
      </Button>
    </ActionBar>
  )
}
