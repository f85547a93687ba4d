import { useId, type ReactNode } from 'react'
import type { ManProfile, WomanProfile } from '../../../../contract/calls/partner.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Card } from '../../../ui/list/card.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { KeyValueList } from '../../../ui/list/list.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { fewFacts, pairOfCards } from '../../shared/parts/facts-style.ts'
import { agreements, answersPreferences, PreferencesCard } from './preferences-card.tsx'
import { type ProfileField, beforeMeeting, manBasics, preferenceFields, womanBasics } from './profile-sections.ts'

interface ProfileFieldsCardProps {
  title: string
  fields: readonly ProfileField[]
}

/** A part of a profile: title and fields. */
function ProfileFieldsCard({ title, fields }: ProfileFieldsCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id} className="mb-2.5">
        {title}
      </SectionHeading>
      <KeyValueList className={fewFacts} emptyText={profileCopy.empty.field} items={fields} />
    </Card>
  )
}

/** A part of a profile in the person's own words; line breaks are kept. */
function ProfileTextCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id} className="mb-2">
        {title}
      </SectionHeading>
      <div className="text-s break-normal wrap-anywhere whitespace-pre-wrap">{children}</div>
    </Card>
  )
}

const links = {
  twitterid: ['https://twitter.com/', '', profileCopy.socialLink.x],
  instagram: ['https://www.instagram.com/', '/', profileCopy.socialLink.instagram],
  tiktok: ['https://www.tiktok.com/@', '', profileCopy.socialLink.tiktok],
} as const

/** The man's accounts elsewhere, in a new tab without a referrer; an empty id shows no link (PROF-12, PROF-36). */
function SocialLinks({ profile }: { profile: Pick<ManProfile, keyof typeof links> }) {
  const id = useId()
  const names = (['twitterid', 'instagram', 'tiktok'] as const).filter((name) => profile[name] !== '')
  if (names.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id} className="mb-1">
        {profileCopy.section.social}
      </SectionHeading>
      <ul className="flex flex-wrap gap-x-6">
        {names.map((name) => {
          const [before, after, text] = links[name]
          return (
            <li key={name} className="min-h-11 content-center">
              <TextLink external href={`${before}${encodeURIComponent(profile[name])}${after}`}>
                {text}
              </TextLink>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

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
      <ProfileTextCard title={section.introduction}>{profile.propensity || empty.introduction}</ProfileTextCard>
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

const { empty: womanDetailsEmpty, label, section: womanDetailsSection } = profileCopy

/** What a man reads about a woman, less than the other way round (PROF-43 to PROF-50). */
export function WomanDetails({ profile, own }: { profile: WomanProfile; own: ManProfile }) {
  return (
    <>
      <ProfileTextCard title={label.strengths}>
        {profile.appear_points.join('\n') || womanDetailsEmpty.field}
      </ProfileTextCard>
      <ProfileTextCard title={label.ideal}>{profile.sexual_experience || womanDetailsEmpty.field}</ProfileTextCard>
      <div className={pairOfCards}>
        <ProfileFieldsCard title={womanDetailsSection.basics} fields={womanBasics(profile)} />
        <ProfileFieldsCard title={womanDetailsSection.beforeMeeting} fields={beforeMeeting(profile, 2)} />
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
