import { Link } from 'react-router-dom'
import type { ManProfile, WomanProfile } from '../../../../../contract/calls/partner.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../../lib/copy/recommendation.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Icon } from '../../../../ui/base/icon.tsx'
import { LanternScene } from '../../../../ui/brand/scenes.tsx'
import { SceneDialog } from '../../../../ui/overlay/scene-dialog.tsx'
import { MemberPhoto } from '../../../shared/parts/member-picture.tsx'
import { shortName } from '../../../shared/parts/short-name.ts'
import { commonTimes, commonWishes } from '../agreement/meeting.ts'

/** The first photos of both members move together from both sides. Decorative: the text says the same. */
function MeetingPictures({ own, partner }: { own: string; partner: string }) {
  return (
    <div
      aria-hidden
      className="relative mx-auto flex w-full max-w-[min(--spacing(82.5),46dvh)] items-start justify-center pb-2"
    >
      <Face src={own} className="mt-5 animate-meet-start" />
      <Face src={partner} className="-ms-[8%] animate-meet-end" />
      <span className="absolute bottom-0 left-1/2 -translate-x-1/2">
        <span className="grid size-14 animate-meet-heart place-items-center rounded-full border-4 border-on-photo bg-lantern text-on-lantern">
          <Icon name="heart-filled" size={22} />
        </span>
      </span>
    </div>
  )
}

function Face({ src, className }: { src: string; className: string }) {
  return (
    <span className={`block aspect-square w-[54%] overflow-hidden rounded-full border-4 border-on-photo ${className}`}>
      <MemberPhoto src={src} alt="" eager />
    </span>
  )
}

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
