import { Link } from 'react-router-dom'
import type { DetailProfile } from '../../../../../contract/calls/partner.ts'
import { Sex, otherSex } from '../../../../../contract/enums/member.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { operatorChatCopy } from '../../../../lib/copy/operator-chat.ts'
import { subProfileCopy as copy, profileCopy } from '../../../../lib/copy/profile.ts'
import { TextLink } from '../../../../ui/base/text-link.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Chip } from '../../../../ui/list/chip.tsx'
import { Photo } from '../../../../ui/list/photo.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { factsOf, meetingNames } from '../../../shared/parts/facts.ts'
import { profileStyle } from '../../../shared/parts/profile-style.ts'
import { FactCards } from '../fact-list.tsx'
import {
  ExperienceCard,
  IntroductionCard,
  ManAppealCard,
  OwnAccountCard,
  PreferenceFactsCard,
  WomanStrengthsCard,
} from './detailed-cards.tsx'
import { basicFacts } from './detailed-facts.ts'
import { LikeBar } from './like-bar.tsx'

interface DetailedProfileProps {
  uuid: string
  profile: DetailProfile
  /** Quotation from the timeline card. This page's response does not include it. */
  quoted: string | undefined
  onReload: () => void
}

/** Detailed profile with its like button. The own profile has two more fields and no button (SUB-04, SUB-62). */
export function DetailedProfile({ uuid, profile, quoted, onReload }: DetailedProfileProps) {
  const { sex: viewer, uuid: ownUuid } = useAccount()
  const own = ownUuid === uuid
  const sex = own ? viewer : otherSex(viewer)
  return (
    <>
      <PageBody className={profileStyle.page}>
        <Picture profile={profile} />
        <div className="grid gap-4 @3xl:gap-5">
          {own ? (
            <>
              <Notice>{copy.own}</Notice>
              <OwnAccountCard profile={profile} />
            </>
          ) : (
            <Chip tone="leaf" icon="shield" className="justify-self-start">
              {profileCopy.verified}
            </Chip>
          )}
          {/* Of a woman the card quotes the text that stands below in full. */}
          {quoted && !own && sex === Sex.man && (
            <IntroductionCard quoted={quoted} paired={typeof profile.status_n === 'number'} />
          )}
          <Answers profile={profile} sex={sex} viewer={viewer} own={own} />
          <PreferenceFactsCard profile={profile} sex={sex} />
          {!own && (
            <TextLink
              render={<Link to="/hona" state={{ draft: operatorChatCopy.reportDraft('', uuid) }} />}
              className="min-h-11 justify-self-center"
            >
              {operatorChatCopy.report}
            </TextLink>
          )}
        </div>
      </PageBody>
      {!own && <LikeBar uuid={uuid} profile={profile} onReload={onReload} />}
    </>
  )
}

/** The first photo with age and area. */
function Picture({ profile: { profile1, age, area } }: { profile: DetailProfile }) {
  return (
    <div className={`relative mx-auto w-full max-w-photo overflow-hidden rounded-l ${profileStyle.picture}`}>
      <Photo src={profile1} alt="" eager />
      <p className="absolute inset-x-0 bottom-0 flex flex-wrap items-baseline gap-x-2.5 dusk px-5 pt-15 pb-4 text-on-photo">
        {age !== null && <span className="font-display text-xl num">{commonCopy.unit.age(age)}</span>}
        <span className="text-s">{area.join('・')}</span>
      </p>
    </div>
  )
}

interface AnswersProps {
  profile: DetailProfile
  /** Sex of the profile. */
  sex: Sex
  viewer: Sex
  own: boolean
}

/**
 * Answers in the order of the sex. A woman's points are her own text and come first; a man's are listed words and stand
 * with his preferences (D-106).
 */
function Answers({ profile, sex, viewer, own }: AnswersProps) {
  const facts = <FactCards basics={basicFacts(profile, sex, viewer)} meeting={factsOf(profile, meetingNames)} />
  const experience = <ExperienceCard profile={profile} sex={sex} />
  if (sex === Sex.woman) {
    return (
      <>
        <WomanStrengthsCard own={own} points={profile.appear_points} />
        {experience}
        {facts}
      </>
    )
  }
  return (
    <>
      {facts}
      {experience}
      <ManAppealCard points={profile.appear_points} />
    </>
  )
}
