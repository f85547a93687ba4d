import { Link } from 'react-router-dom'
import type { DetailProfile } from '../../../../../contract/calls/partner.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { operatorChatCopy } from '../../../../lib/copy/operator-chat.ts'
import { profileCopy } from '../../../../lib/copy/profile.ts'
import { subProfileCopy as copy } from '../../../../lib/copy/sub-profile.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { KeyValueList } from '../../../../ui/list/list.tsx'
import { Photo } from '../../../../ui/list/photo.tsx'
import { MemberText } from '../../../../ui/list/text.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { TextLink } from '../../../../ui/navigation/text-link.tsx'
import { useAccount } from '../../../api/account.ts'
import {
  fewFacts,
  manyFacts,
  pairOfCards,
  pictureAndFacts,
  pictureColumn,
} from '../../../shared/parts/facts-style.ts'
import { AppealPoints } from './appeal-points.tsx'
import { FactsCard } from './facts-card.tsx'
import { LikeBar } from './like-bar.tsx'
import { basicFacts, experienceFact, meetingFacts, preferenceFacts } from './profile-facts.ts'

interface DetailedProfileProps {
  uuid: string
  profile: DetailProfile
  /** What a card of the timeline quoted of the person; the call of this page does not bring it. */
  quoted: string | undefined
}

/** The detailed profile with its like button; one's own has two fields more and no button (SUB-04, SUB-62). */
export function DetailedProfile({ uuid, profile, quoted }: DetailedProfileProps) {
  const account = useAccount()
  const own = account.uuid === uuid
  const partnerSex = account.sex === 1 ? 2 : 1
  const sex = own ? account.sex : partnerSex
  const { section } = profileCopy
  return (
    <>
      <PageBody className={pictureAndFacts}>
        <div className={`relative mx-auto w-full max-w-photo overflow-hidden rounded-l ${pictureColumn}`}>
          <Photo src={profile.profile1} alt="" eager />
          <p className="absolute inset-x-0 bottom-0 flex flex-wrap items-baseline gap-x-2.5 dusk px-5 pt-15 pb-4 text-on-photo">
            {profile.age !== null && (
              <span className="font-display text-xl num">{commonCopy.unit.age(profile.age)}</span>
            )}
            <span className="text-s">{profile.area.join('・')}</span>
          </p>
        </div>
        <div className="grid gap-4 @3xl:gap-5">
          {own && <Notice>{copy.own}</Notice>}
          {own && (
            <FactsCard title={section.social}>
              <KeyValueList
                className={fewFacts}
                items={[
                  { label: profileCopy.label.userName, value: profile.twitter_name },
                  { label: profileCopy.label.social, value: profile.twitterid },
                ]}
              />
            </FactsCard>
          )}
          {quoted && !own && (
            <FactsCard title={section.introduction}>
              <MemberText>{quoted.endsWith('。') ? quoted : `${quoted}…`}</MemberText>
            </FactsCard>
          )}
          <div className={pairOfCards}>
            <FactsCard title={section.basics} facts={basicFacts(profile, sex, account.sex)} />
            <FactsCard title={section.beforeMeeting} facts={meetingFacts(profile)} />
          </div>
          <AppealPoints sex={sex} points={profile.appear_points} />
          <FactsCard
            title={section.preferences}
            lead={profileCopy.consentNote}
            facts={preferenceFacts(profile, sex)}
            layout={manyFacts}
          />
          <FactsCard title={experienceFact(profile, sex).label}>
            <p className="text-s break-normal wrap-anywhere whitespace-pre-wrap">
              {experienceFact(profile, sex).value || profileCopy.empty.field}
            </p>
          </FactsCard>
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
      {!own && <LikeBar uuid={uuid} profile={profile} />}
    </>
  )
}
