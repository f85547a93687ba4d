import { Link } from 'react-router-dom'
import type { ManProfile, WomanProfile } from '../../../../../contract/calls/partner.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../../lib/copy/recommendation.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { LanternScene } from '../../../../ui/brand/scenes.tsx'
import { SceneDialog } from '../../../../ui/overlay/scene-dialog.tsx'
import { shortName } from '../../../shared/short-name.ts'
import { commonGround } from './common-ground.ts'
import { MeetingPictures } from './meeting-pictures.tsx'

const copy = recommendationCopy.matched

interface MatchedDialogProps {
  open: boolean
  /** The viewer's. */
  sex: 1 | 2
  partner: ManProfile | WomanProfile
  own: ManProfile | WomanProfile
  chatAddress: string
  onClose: () => void
}

/** After contact was chosen: the two are matched (REC-47, REC-66, REC-110). Closing stays on the profile. */
export function MatchedDialog({ open, sex, partner, own, chatAddress, onClose }: MatchedDialogProps) {
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
            {sex === 2 ? copy.textWoman : copy.textMan}
          </p>
          <Button render={<Link to={chatAddress} />}>{copy.toChat}</Button>
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

function Common({ partner, own }: Pick<MatchedDialogProps, 'partner' | 'own'>) {
  const { times, wishes } = commonGround(own, partner)
  const [wish] = wishes
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
