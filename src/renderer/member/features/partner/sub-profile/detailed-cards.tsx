import type { DetailProfile } from '../../../../../contract/calls/partner.ts'
import type { Sex } from '../../../../../contract/enums/member.ts'
import { countCharacters } from '../../../../../contract/rules/characters.ts'
import { teaserLength } from '../../../../../contract/rules/text-limits.ts'
import { subProfileCopy as copy, profileCopy } from '../../../../lib/copy/profile.ts'
import { SectionCard } from '../../../../ui/base/card.tsx'
import { KeyValueList } from '../../../../ui/list/key-value-list.tsx'
import { MemberText } from '../../../../ui/list/text.tsx'
import { preferenceFacts } from '../../../shared/parts/facts.ts'
import { profileStyle } from '../../../shared/parts/profile-style.ts'
import { AppealChips } from '../appeal-chips.tsx'
import { FactList } from '../fact-list.tsx'
import { experienceFact } from './detailed-facts.ts'

const { empty, label, section } = profileCopy

const cardStyle = 'grid content-start gap-2.5'

const noAnswer = <p className="text-s text-ink-3">{empty.field}</p>

/** Name and social account, which only the own profile shows (SUB-62). */
export function OwnAccountCard({ profile }: { profile: DetailProfile }) {
  return (
    <SectionCard title={section.social} className={cardStyle}>
      <KeyValueList
        className={profileStyle.few}
        items={[
          { label: label.twitter_name, value: profile.twitter_name },
          { label: copy.xId, value: profile.twitterid },
        ]}
      />
    </SectionCard>
  )
}

/** Beginning of his introduction, and where the rest can be read: a pairing has a profile with the whole text. */
export function IntroductionCard({ quoted, paired }: { quoted: string; paired: boolean }) {
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

/** Strengths in a woman's own words (SUB-21). */
export function WomanStrengthsCard({ own, points }: { own: boolean; points: readonly string[] }) {
  return (
    <SectionCard title={own ? label.strengths : section.herStrengths} className={cardStyle}>
      {points.length === 0 ? noAnswer : <MemberText>{points.join('\n')}</MemberText>}
    </SectionCard>
  )
}

/** A man's appeal points, which are listed words (SUB-21). */
export function ManAppealCard({ points }: { points: readonly string[] }) {
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

interface ProfileCardProps {
  profile: DetailProfile
  /** Sex of the profile. */
  sex: Sex
}

export function ExperienceCard({ profile, sex }: ProfileCardProps) {
  const { label: title, value } = experienceFact(profile, sex)
  return (
    <SectionCard title={title} className={cardStyle}>
      <MemberText>{value || empty.field}</MemberText>
    </SectionCard>
  )
}

export function PreferenceFactsCard({ profile, sex }: ProfileCardProps) {
  return (
    <SectionCard title={section.preferences} className={cardStyle}>
      <p className="text-xs text-ink-3">{profileCopy.consentNote}</p>
      <div data-explicit>
        <FactList className={profileStyle.many} facts={preferenceFacts(profile, sex)} />
      </div>
    </SectionCard>
  )
}
