import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { DetailProfile } from '../../../../../contract/calls/partner.ts'
import type { Sex } from '../../../../../contract/enums/member.ts'
import { preferences } from '../../../../../contract/enums/preferences.ts'
import { meetingFields } from '../../../../../contract/enums/profile-choices.ts'
import { operatorChatCopy } from '../../../../lib/copy/chat.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { profileCopy, subProfileCopy as copy } from '../../../../lib/copy/profile.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Chip } from '../../../../ui/list/chip.tsx'
import { Card, KeyValueList } from '../../../../ui/list/list.tsx'
import { Photo } from '../../../../ui/list/photo.tsx'
import { MemberText } from '../../../../ui/list/text.tsx'
import { TextLink } from '../../../../ui/navigation/menu-row.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { fewFacts, manyFacts, pairOfCards, pictureAndFacts, pictureColumn } from '../../../shared/parts/facts-style.ts'
import { LikeBar } from './like-bar.tsx'

interface FactsCardProps {
  title: string
  /** Text between title and facts. */
  lead?: string
  facts?: readonly Fact[]
  /** Classes of the list. */
  layout?: string
  children?: ReactNode
}

/** One section of the profile. */
function FactsCard({ title, lead, facts, layout = fewFacts, children }: FactsCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-2.5">
      <h2 id={id} className="text-m font-semibold">
        {title}
      </h2>
      {lead && <p className="text-xs text-ink-3">{lead}</p>}
      {facts && (
        <KeyValueList
          className={layout}
          items={facts.map(({ label, value, note }) => ({
            label,
            value:
              note && value ? (
                <>
                  {value}
                  <span className="block text-xs text-ink-3">{note}</span>
                </>
              ) : (
                value
              ),
          }))}
        />
      )}
      {children}
    </Card>
  )
}

interface AppealPointsProps {
  /** Sex of the profile. */
  sex: Sex
  points: readonly string[]
}

/** A man's points are listed words; a woman writes her own text (SUB-21). */
function AppealPoints({ sex, points }: AppealPointsProps) {
  const { label, empty } = profileCopy
  return (
    <FactsCard title={sex === 1 ? label.appealPoints : label.strengths}>
      {points.length === 0 ? (
        <p className="text-s text-ink-3">{empty.field}</p>
      ) : sex === 2 ? (
        <MemberText>{points.join('\n')}</MemberText>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {points.map((point) => (
            <li key={point} className="max-w-full">
              <Chip tone="plum">{point}</Chip>
            </li>
          ))}
        </ul>
      )}
    </FactsCard>
  )
}

interface Fact {
  readonly label: string
  readonly value: string
  /** Note below the value (L-1). */
  readonly note?: string
}

const { label } = profileCopy
const meetingLabels = {
  your_pre_dm: label.preDm,
  your_pre_tel: label.preTel,
  your_pre_photo: label.prePhoto,
  your_pre_contact: label.preContact,
}
const list = (values: readonly string[]) => values.join('・')

/**
 * Returns age, area and build. Only women see a man's height and weight (SUB-10 to SUB-15). `sex` is the sex of the
 * profile.
 */
export function basicFacts(profile: DetailProfile, sex: Sex, viewer: Sex): Fact[] {
  const measures = [
    { label: label.height, value: profile.height },
    { label: label.weight, value: profile.weight },
  ]
  return [
    { label: label.age, value: profile.age === null ? '' : commonCopy.unit.age(profile.age) },
    { label: label.area, value: list(profile.area) },
    ...(viewer === 2 && sex === 1 ? measures : []),
    { label: label.bodyType, value: profile.body_type },
    { label: label.takeMovie, value: profile.takemovie },
  ]
}

/** Returns the four answers about a meeting and the free times (SUB-16 to SUB-20). */
export function meetingFacts(profile: DetailProfile): Fact[] {
  return [
    ...meetingFields.map((field) => ({ label: meetingLabels[field], value: profile[field] })),
    { label: label.freeTimes, value: list(profile.your_freetimes) },
  ]
}

/** Returns the sixteen preferences by the sex of the profile, and the two scales (SUB-22 to SUB-39, SUB-57). */
export function preferenceFacts(profile: DetailProfile, sex: Sex): Fact[] {
  return [
    ...preferences.map(({ name, label: labels }) => ({
      label: labels[sex],
      value: profile[name],
      ...(name === 'your_wild' ? { note: profileCopy.outdoorNote } : {}),
    })),
    { label: label.sadism, value: profile.your_sadism },
    { label: label.masochism, value: profile.your_masochism },
  ]
}

/** Returns the fact for `sexual_experience`, whose meaning depends on the sex of the profile (SUB-40, SUB-58). */
export function experienceFact(profile: DetailProfile, sex: Sex): Fact {
  return { label: sex === 1 ? label.experience : label.ideal, value: profile.sexual_experience }
}

function Experience({ profile, sex }: { profile: DetailProfile; sex: Sex }) {
  const { label: title, value } = experienceFact(profile, sex)
  return (
    <FactsCard title={title}>
      <p className="text-s break-normal wrap-anywhere whitespace-pre-wrap">{value || profileCopy.empty.field}</p>
    </FactsCard>
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
          {!own && (
            <Chip tone="leaf" icon="shield" className="justify-self-start">
              {profileCopy.verified}
            </Chip>
          )}
          {quoted && !own && (
            <FactsCard title={section.introduction}>
              <MemberText>{quoted.endsWith('。') ? quoted : `${quoted}…`}</MemberText>
            </FactsCard>
          )}
          {/* A woman's points are her own text; a man's are listed words and stand with his preferences (D-106). */}
          {sex === 2 && <AppealPoints sex={sex} points={profile.appear_points} />}
          {sex === 2 && <Experience profile={profile} sex={sex} />}
          <div className={pairOfCards}>
            <FactsCard title={section.basics} facts={basicFacts(profile, sex, account.sex)} />
            <FactsCard title={section.beforeMeeting} facts={meetingFacts(profile)} />
          </div>
          {sex === 1 && <Experience profile={profile} sex={sex} />}
          {sex === 1 && <AppealPoints sex={sex} points={profile.appear_points} />}
          <FactsCard
            title={section.preferences}
            lead={profileCopy.consentNote}
            facts={preferenceFacts(profile, sex)}
            layout={manyFacts}
          />
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
