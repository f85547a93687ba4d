import { Link } from 'react-router-dom'
import type { DecidedRecommend } from '../../../../contract/calls/decision.ts'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { ActionBar } from '../../../ui/navigation/action-bar.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useConfig } from '../../api/config.ts'
import { partnerPath, partnerIdOf } from '../../shared/pairing-address.ts'
import { haveTalked } from '../../shared/pairing-progress.ts'
import { ProfilePhotos } from '../../shared/parts/profile-photos.tsx'
import { profileStyle } from '../../shared/parts/profile-style.ts'
import type { Couple } from './agreement/couple.ts'
import { DecisionBar, reviewPath } from './decision-bar.tsx'
import { DecisionDialogs } from './decision-dialogs.tsx'
import { Details } from './details.tsx'
import { pairingActions } from './pairing-actions.ts'
import { PaneDetails } from './pane-details.tsx'
import { PartnerState } from './partner-state.tsx'
import { ReplyStep } from './reply/reply-step.tsx'
import { SafetyActions } from './safety-actions.tsx'
import { usePartnerDecision } from './use-partner-decision.ts'
import { useProfileIntent } from './use-profile-intent.ts'

/** Link at the foot of a profile beside the chat to its own page, which has all actions. */
function ToProfile({ sex, recommend }: { sex: Sex; recommend: RecommendRow }) {
  return (
    <ActionBar>
      <Button tone="quiet" size="m" render={<Link to={partnerPath(sex, partnerIdOf(recommend))} />}>
        {profileCopy.action.open}
      </Button>
    </ActionBar>
  )
}

interface PartnerFrameProps {
  couple: Couple
  /** Whether the profile stands beside the chat with this partner. */
  beside: boolean
  recommend: RecommendRow
  paid: boolean
  /** Called with the response of a decision, to update the profile. */
  onDecided: (decided: DecidedRecommend['recommend']) => void
}

/** A partner's profile with its decisions (PROF, REC). */
export function PartnerFrame({ couple, beside, recommend, paid, onDecided }: PartnerFrameProps) {
  const { sex, profile } = couple
  const { variants } = useConfig()
  const decision = usePartnerDecision(sex, recommend, onDecided)
  const actions = pairingActions({
    sex,
    statusN: recommend.status_n,
    reviewable: recommend.is_reviewable,
    talked: haveTalked(recommend),
    paid,
    ...variants,
  })
  useProfileIntent((intent) => {
    if (!actions.choice) return
    if (intent === 'pass') decision.pass()
    else decision.decide('ok')
  })

  return (
    <>
      <div className={`contents ${profileStyle.page}`}>
        <ProfilePhotos
          name={profile.twitter_name || commonCopy.name.unnamed}
          age={profile.age}
          profile={profile}
          level={beside ? 2 : 1}
        >
          {profile.area.join('・')}
        </ProfilePhotos>
        <PageBody className={`flex-1 pt-4 ${profileStyle.facts}`}>
          <PartnerState couple={couple} beside={beside} recommend={recommend} actions={actions} />
          {actions.reply && <ReplyStep recommend={recommend} onDecided={onDecided} />}
          {beside ? <PaneDetails couple={couple} /> : <Details couple={couple} />}
          {actions.review === 'line' && !beside && (
            <p className="text-center text-s text-ink-2">
              {profileCopy.action.metAlready}
              <TextLink render={<Link to={reviewPath(recommend)} />} className="min-h-11 px-2">
                {profileCopy.action.review}
              </TextLink>
            </p>
          )}
          <SafetyActions
            beside={beside}
            name={profile.twitter_name}
            pairingId={recommend.id}
            canDissolve={actions.block}
          />
        </PageBody>
      </div>
      {beside ? (
        <ToProfile sex={sex} recommend={recommend} />
      ) : (
        <DecisionBar
          actions={actions}
          recommend={recommend}
          sending={decision.sending}
          onContact={() => decision.decide('ok')}
          onHold={() => decision.decide('suspend')}
          onPass={decision.pass}
        />
      )}
      <DecisionDialogs couple={couple} recommend={recommend} decision={decision} />
    </>
  )
}
