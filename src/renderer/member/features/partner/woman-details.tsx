import type { ManProfile, WomanProfile } from '../../../../contract/calls/partner.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { pairOfCards } from '../../shared/parts/facts-style.ts'
import { agreements, answersPreferences } from './agreement.ts'
import { PreferencesCard } from './preferences-card.tsx'
import { ProfileFieldsCard } from './profile-fields-card.tsx'
import { beforeMeeting, preferenceFields, womanBasics } from './profile-sections.ts'
import { ProfileTextCard } from './profile-text-card.tsx'

const { empty, label, section } = profileCopy

/** What a man reads about a woman, less than the other way round (PROF-43 to PROF-50). */
export function WomanDetails({ profile, own }: { profile: WomanProfile; own: ManProfile }) {
  return (
    <>
      <ProfileTextCard title={label.strengths}>
        {profile.appear_points.join('\n') || empty.field}
      </ProfileTextCard>
      <ProfileTextCard title={label.ideal}>{profile.sexual_experience || empty.field}</ProfileTextCard>
      <div className={pairOfCards}>
        <ProfileFieldsCard title={section.basics} fields={womanBasics(profile)} />
        <ProfileFieldsCard title={section.beforeMeeting} fields={beforeMeeting(profile, 2)} />
      </div>
      <PreferencesCard
        fields={preferenceFields(profile, 2)}
        agreementOf={agreements(own, profile, 2)}
        answered={{ own: answersPreferences(own), partner: answersPreferences(profile) }}
        ownForm="/form"
      />
    </>
  )
}
