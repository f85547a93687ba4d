import type { ManProfile, WomanProfile } from '../../../../contract/calls/partner.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Chip } from '../../../ui/list/chip.tsx'
import { pairOfCards } from '../../shared/parts/facts-style.ts'
import { agreements, answersPreferences } from './agreement.ts'
import { PreferencesCard } from './preferences-card.tsx'
import { ProfileFieldsCard } from './profile-fields-card.tsx'
import { beforeMeeting, manBasics, preferenceFields } from './profile-sections.ts'
import { ProfileTextCard } from './profile-text-card.tsx'
import { SocialLinks } from './social-links.tsx'

const { empty, section } = profileCopy

/** Everything a woman reads about a man (PROF-12 to PROF-27). */
export function ManDetails({ profile, own }: { profile: ManProfile; own: WomanProfile }) {
  return (
    <>
      {profile.appear_points.length > 0 && (
        <ul aria-label={section.appealPoints} className="flex flex-wrap gap-2">
          {profile.appear_points.map((point) => (
            <li key={point} className="max-w-full">
              <Chip tone="plum">{point}</Chip>
            </li>
          ))}
        </ul>
      )}
      <ProfileTextCard title={section.introduction}>
        {profile.propensity || empty.introduction}
      </ProfileTextCard>
      <div className={pairOfCards}>
        <ProfileFieldsCard title={section.basics} fields={manBasics(profile)} />
        <ProfileFieldsCard title={section.beforeMeeting} fields={beforeMeeting(profile, 1)} />
      </div>
      <SocialLinks profile={profile} />
      <PreferencesCard
        fields={preferenceFields(profile, 1)}
        agreementOf={agreements(profile, own, 1)}
        answered={{ own: answersPreferences(own), partner: answersPreferences(profile) }}
        ownForm="/femaleform"
      />
    </>
  )
}
