import { Link } from 'react-router-dom'
import type { DetailProfile } from '../../../../../contract/calls/partner.ts'
import { Sex, otherSex } from '../../../../../contract/enums/member.ts'
import { countCharacters } from '../../../../../contract/rules/characters.ts'
import { teaserLength } from '../../../../../contract/rules/text-limits.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { operatorChatCopy } from '../../../../lib/copy/operator-chat.ts'
import { subProfileCopy as copy, profileCopy } from '../../../../lib/copy/profile.ts'
import { SectionCard } from '../../../../ui/base/card.tsx'
import { TextLink } from '../../../../ui/base/text-link.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Chip } from '../../../../ui/list/chip.tsx'
import { KeyValueList } from '../../../../ui/list/key-value-list.tsx'
import { Photo } from '../../../../ui/list/photo.tsx'
import { MemberText } from '../../../../ui/list/text.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { factsOf, meetingNames, preferenceFacts, type ProfileFact } from '../../../shared/parts/facts.ts'
import { profileStyle } from '../../../shared/parts/profile-style.ts'
import { AppealChips, FactCards, FactList } from '../fact-list.tsx'
import { LikeBar } from './like-bar.tsx'

const { empty, label, section } = profileCopy

const cardStyle = 'grid content-start gap-2.5'

const noAnswer = <p className="text-s text-ink-3">{empty.field}</p>

/** Strengths in a woman's own words (SUB-21). */
function WomanStrengths({ own, points }: { own: boolean; points: readonly string[] }) {
  return (
    <SectionCard title={own ? label.strengths : section.herStrengths} className={cardStyle}>
      {points.length === 0 ? noAnswer : <MemberText>{points.join('\n')}</MemberText>}
    </SectionCard>
  )
}

/** A man's appeal points, which are listed words (SUB-21). */
function ManAppealPoints({ points }: { points: readonly string[] }) {
  return (
    <SectionCard title={label.appealPoints} className={cardStyle}>
      {points.length === 0 ? (
        noAnswer
      ) : (
        <div data-explicit>
          <AppealChips points={points} />
        </div>
      )}
    </SectionCard>
  )
}

/** Age, area and build. Only women see a man's height and weight (SUB-10 to SUB-15). `sex` is the sex of the profile. */
export function basicFacts(profile: DetailProfile, sex: Sex, viewer: Sex): ProfileFact[] {
  const measures = viewer === Sex.woman && sex === Sex.man ? (['height', 'weight'] as const) : []
  return factsOf(profile, ['age', 'area', ...measures, 'body_type', 'takemovie'])
}

/** Returns the fact for `sexual_experience`, whose meaning depends on the sex of the profile (SUB-40, SUB-58). */
export function experienceFact(profile: DetailProfile, sex: Sex): Pick<ProfileFact, 'label' | 'value'> {
  return { label: sex === Sex.man ? label.sexual_experience : label.ideal, value: profile.sexual_experience }
}

/** Beginning of his introduction, and where the rest can be read: a pairing has a profile with the whole text. */
function Introduction({ quoted, paired }: { quoted: string; paired: boolean }) {
  const cut = countCharacters(quoted) >= teaserLength
  return (
    <SectionCard title={section.introduction} className={cardStyle}>
      <MemberText>{cut ? `${quoted}…` : quoted}</MemberText>
      {cut && (
        <p className="text-s text-ink-3">{paired ? copy.introduction.inProfile : copy.introduction.afterMatch}</p>
      )}
    </SectionCard>
  )
}

function Experience({ profile, sex }: { profile: DetailProfile; sex: Sex }) {
  const { label: title, value } = experienceFact(profile, sex)
  return (
    <SectionCard title={title} className={cardStyle}>
      <MemberText>{value || empty.field}</MemberText>
    </SectionCard>
  )
}

interface DetailedProfileProps {
  uuid: string
  profile: DetailProfile
  /** Quotation from the timeline card. This page's response does not include it. */
  quoted: string | undefined
}

/** Detailed profile with its like button. The own profile has two more fields and no button (SUB-04, SUB-62). */
export function DetailedProfile({ uuid, profile, quoted }: DetailedProfileProps) {
  const account = useAccount()
  const own = account.uuid === uuid
  const partnerSex = otherSex(account.sex)
  const sex = own ? account.sex : partnerSex
  return (
    <>
      <PageBody className={profileStyle.page}>
        <div className={`relative mx-auto w-full max-w-photo overflow-hidden rounded-l ${profileStyle.picture}`}>
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
            <SectionCard title={section.social} className={cardStyle}>
              <KeyValueList
                className={profileStyle.few}
                items={[
                  { label: label.twitter_name, value: profile.twitter_name },
                  { label: copy.xId, value: profile.twitterid },
                ]}
              />
            </SectionCard>
          )}
          {!own && (
            <Chip tone="leaf" icon="shield" className="justify-self-start">
              {profileCopy.verified}
            </Chip>
          )}
          {/* Of a woman the card quotes the text that stands below in full. */}
          {quoted && !own && sex === Sex.man && (
            <Introduction quoted={quoted} paired={typeof profile.status_n === 'number'} />
          )}
          {/* A woman's points are her own text; a man's are listed words and stand with his preferences (D-106). */}
          {sex === Sex.woman && <WomanStrengths own={own} points={profile.appear_points} />}
          {sex === Sex.woman && <Experience profile={profile} sex={sex} />}
          <FactCards basics={basicFacts(profile, sex, account.sex)} meeting={factsOf(profile, meetingNames)} />
          {sex === Sex.man && <Experience profile={profile} sex={sex} />}
          {sex === Sex.man && <ManAppealPoints points={profile.appear_points} />}
          <SectionCard title={section.preferences} className={cardStyle}>
            <p className="text-xs text-ink-3">{profileCopy.consentNote}</p>
            <div data-explicit>
              <FactList className={profileStyle.many} facts={preferenceFacts(profile, sex)} />
            </div>
          </SectionCard>
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
