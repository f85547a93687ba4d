import type { WomanProfile } from '../../../../contract/calls/partner.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { FieldCard } from './field-card.tsx'
import { beforeMeeting, preferenceFields, womanBasics } from './profile-sections.ts'
import { TextCard } from './text-card.tsx'

const { empty, label, section } = profileCopy

/** What a man reads about a woman, less than the other way round (PROF-43 to PROF-50). */
export function WomanDetails({ profile }: { profile: WomanProfile }) {
  return (
    <>
      <TextCard title={label.strengths}>{profile.appear_points.join('\n') || empty.field}</TextCard>
      <TextCard title={label.ideal}>{profile.sexual_experience || empty.field}</TextCard>
      <FieldCard title={section.basics} fields={womanBasics(profile)} />
      <FieldCard title={section.beforeMeeting} fields={beforeMeeting(profile, 2)} />
      <FieldCard
        title={section.preferences}
        note={profileCopy.consentNote}
        fields={preferenceFields(profile, 2)}
      />
    </>
  )
}
