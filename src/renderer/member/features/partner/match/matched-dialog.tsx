import { Link } from 'react-router-dom'
import type { ManProfile, WomanProfile } from '../../../../../contract/calls/partner.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../../lib/copy/recommendation.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { LanternScene } from '../../../../ui/brand/scenes.tsx'
import { SceneDialog } from '../../../../ui/overlay/scene-dialog.tsx'
import { shortName } from '../../../shared/parts/short-name.ts'
import { commonTimes, commonWishes } from '../agreement/meeting.ts'
import { MeetingPictures } from './meeting-pictures.tsx'

const copy = recommendationCopy.matched

interface MatchedDialogProps {
  open: boolean
  sex: Sex
  partner: ManProfile | WomanProfile
  own: ManProfile | WomanProfile
  chatPath: string
  onClose: () => void
}

/** Dialog after a choice of contact creates a match (REC-47, REC-66, REC-110, D-131). Closing stays on the profile. */
export function MatchedDialog({ open, sex, partner, own, chatPath, onClose }: MatchedDialogProps) {
  const name = commonCopy.name.withHonorific(shortName(partner.twitter_name || commonCopy.name.unnamed))
  return (
    <SceneDialog
      open={open}
      onClose={onClose}
      title={copy.title}
      scene={<LanternScene />}
      picture={<MeetingPictures own={own.profile1} partner={partner.profile1} />}
      footer={
        <>
          <p className="text-center text-s phrase text-ink-2 lg:order-first lg:col-span-full">
            {sex === Sex.woman ? copy.textWoman : copy.textMan}
          </p>
          {/* She writes first; his chat would be closed (D-131). */}
          {sex === Sex.woman ? (
            <Button render={<Link to={chatPath} />}>{copy.toChat}</Button>
          ) : (
            <Button onClick={onClose}>{copy.toProfile}</Button>
          )}
          <Button tone="quiet" className="lg:order-first" onClick={onClose}>
            {copy.close}
          </Button>
        </>
      }
    >
      <p className="font-display text-2xl font-semibold tracking-mincho">
        <bdi className="inline-block max-w-full wrap-anywhere">{copy.withName(name)}</bdi>
        <span className="inline-block">{copy.connected}</span>
      </p>
      <Common partner={partner} own={own} />
    </SceneDialog>
  )
}

/** Free times and a wish that the two have in common. */
function Common({ partner, own }: Pick<MatchedDialogProps, 'partner' | 'own'>) {
  const times = commonTimes(own, partner)
  const [wish] = commonWishes(own, partner)
  const lines = [
    ...(times.length > 0 ? [copy.commonTimes(times.join('・'))] : []),
    ...(wish ? [copy.commonWish[wish]] : []),
  ]
  return lines.map((line) => (
    <p key={line} className="text-s phrase">
      {line}
    </p>
  ))
}
