import { useId, useState, type ReactNode } from 'react'
import type { ManProfile, WomanProfile } from '../../../../contract/calls/partner.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { Card, KeyValueList } from '../../../ui/list/list.tsx'
import { TextLink } from '../../../ui/navigation/menu-row.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { Disclosure } from '../../../ui/overlay/disclosure.tsx'
import { fewFacts, pairOfCards } from '../../shared/parts/facts-style.ts'
import { agreements } from './agreements.ts'
import {
  agreementParts,
  withScore,
  answersPreferences,
  meetingLines,
  type MeetingLine,
  preferenceScore,
  type PreferenceScore,
} from './common-ground.ts'
import { PreferencesCard } from './preferences-card.tsx'
import { type ProfileField, beforeMeeting, manBasics, preferenceFields, womanBasics } from './profile-sections.ts'

interface ProfileFieldsCardProps {
  title: string
  fields: readonly ProfileField[]
}

/** Section of a profile with title and fields. */
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

/** Section of a profile in the member's own words. Keeps line breaks. */
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

/** Links to the man's social accounts, in a new tab without a referrer. An empty id has no link (PROF-12, PROF-36). */
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

interface CommonCardProps {
  lines: readonly MeetingLine[]
  score: PreferenceScore | null
}

const { common, empty, label, section } = profileCopy

/** Answers of both members that agree and that differ (D-105, D-106). */
function CommonCard({ lines, score }: CommonCardProps) {
  const id = useId()
  if (lines.length === 0 && !score) return null
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-2.5">
      <SectionHeading id={id}>{common.title}</SectionHeading>
      <ul className="grid gap-x-6 gap-y-2 text-s @6xl:grid-cols-2">
        {withScore(lines, score).map(({ agrees, text }) => (
          <CommonLine key={text} agrees={agrees}>
            {text}
          </CommonLine>
        ))}
      </ul>
    </Card>
  )
}

function CommonLine({ agrees, children }: { agrees: boolean; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon
        name={agrees ? 'check' : 'more'}
        size={18}
        label={agrees ? common.agrees : common.differs}
        className={`mt-0.5 shrink-0 ${agrees ? 'text-leaf' : 'text-lantern-ink'}`}
      />
      <span className="min-w-0 phrase">{children}</span>
    </li>
  )
}

/** Agreement line below the name, with its reasons (D-106). */
export function AgreementLine({ score, lines }: CommonCardProps) {
  const parts = agreementParts(score, lines)
  if (parts.length === 0) return null
  return (
    <p className="flex items-start gap-2 text-s text-ink-2 num">
      <Icon name="heart" size={18} className="mt-0.5 shrink-0 text-leaf" />
      <span className="flex flex-wrap gap-x-4">
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
    </p>
  )
}

/** Long text, collapsed in a pane. */
function FoldedText({ children }: { children: string }) {
  const [whole, setWhole] = useState(false)
  const long = children.length > 110
  return (
    <>
      <p className={`text-s break-normal wrap-anywhere whitespace-pre-wrap ${long && !whole ? 'line-clamp-4' : ''}`}>
        {children}
      </p>
      {long && !whole && (
        <Button tone="text" size="s" className="-mx-3 justify-self-start" onClick={() => setWhole(true)}>
          {common.more}
        </Button>
      )}
    </>
  )
}

interface PartProps {
  title: string
  children: ReactNode
}

/** Section of the pane beside a conversation. Without cards, because the pane is a card. */
function Part({ title, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <h3 id={id} className="text-s font-semibold text-ink-2">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Content of a profile, by the sex of its owner. */
interface Contents {
  readonly texts: readonly { readonly title: string; readonly text: string; readonly empty: string }[]
  readonly basics: readonly ProfileField[]
  readonly wishes: readonly ProfileField[]
  readonly lines: readonly MeetingLine[]
  readonly score: PreferenceScore | null
  readonly social: ReactNode
  readonly preferences: ReactNode
}

function ProfileContents({ contents, beside }: { contents: Contents; beside: boolean }) {
  const { texts, basics, wishes, lines, score, social, preferences } = contents
  if (beside) {
    return (
      <>
        {lines.length > 0 && (
          <Part title={common.title}>
            <ul className="grid gap-2 text-s">
              {lines.slice(0, 5).map(({ agrees, text }) => (
                <CommonLine key={text} agrees={agrees}>
                  {text}
                </CommonLine>
              ))}
            </ul>
          </Part>
        )}
        {texts.map(({ title, text, empty: none }) => (
          <Part key={title} title={title}>
            <FoldedText>{text || none}</FoldedText>
          </Part>
        ))}
        <Part title={section.basics}>
          <KeyValueList className={fewFacts} emptyText={empty.field} items={basics} />
        </Part>
        <Disclosure summary={section.preferences} className="border-t">
          {preferences}
        </Disclosure>
      </>
    )
  }
  const [first, ...others] = texts.map(({ title, text, empty: none }) => (
    <ProfileTextCard key={title} title={title}>
      {text || none}
    </ProfileTextCard>
  ))
  return (
    <>
      {first}
      {others}
      <CommonCard lines={lines} score={score} />
      <div className={pairOfCards}>
        <ProfileFieldsCard title={section.basics} fields={basics} />
        <ProfileFieldsCard title={section.beforeMeeting} fields={wishes} />
      </div>
      {social}
      {preferences}
    </>
  )
}

interface DetailsProps<Shown, Own> {
  profile: Shown
  own: Own
  /** Whether the profile stands in the pane beside the conversation, which is shorter (D-105). */
  beside: boolean
}

/** Content of a man's profile for a woman (PROF-12 to PROF-27), in the order of D-106. */
export function ManDetails({ profile, own, beside }: DetailsProps<ManProfile, WomanProfile>) {
  const contents: Contents = {
    texts: [{ title: section.introduction, text: profile.propensity, empty: empty.introduction }],
    basics: manBasics(profile),
    wishes: beforeMeeting(profile, 1),
    lines: meetingLines(own, profile),
    score: preferenceScore(profile, own, 1),
    social: <SocialLinks profile={profile} />,
    preferences: (
      <PreferencesCard
        fields={preferenceFields(profile, 1)}
        points={profile.appear_points}
        agreementOf={agreements(profile, own, 1)}
        answered={{ own: answersPreferences(own), partner: answersPreferences(profile) }}
        ownForm="/femaleform"
      />
    ),
  }
  return <ProfileContents contents={contents} beside={beside} />
}

/** Content of a woman's profile for a man, shorter than a man's profile (PROF-43 to PROF-50), in the order of D-106. */
export function WomanDetails({ profile, own, beside }: DetailsProps<WomanProfile, ManProfile>) {
  const contents: Contents = {
    texts: [
      { title: label.strengths, text: profile.appear_points.join('\n'), empty: empty.field },
      { title: label.ideal, text: profile.sexual_experience, empty: empty.field },
    ],
    basics: womanBasics(profile),
    wishes: beforeMeeting(profile, 2),
    lines: meetingLines(own, profile),
    score: preferenceScore(own, profile, 2),
    social: null,
    preferences: (
      <PreferencesCard
        fields={preferenceFields(profile, 2)}
        agreementOf={agreements(own, profile, 2)}
        answered={{ own: answersPreferences(own), partner: answersPreferences(profile) }}
        ownForm="/form"
      />
    ),
  }
  return <ProfileContents contents={contents} beside={beside} />
}
