import { useId, useState } from 'react'
import type { ManProfile, WomanProfile } from '../../../../contract/calls/partner.ts'
import { Sex, otherSex } from '../../../../contract/enums/member.ts'
import { meetingFields } from '../../../../contract/enums/profile-choices.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Button } from '../../../ui/base/button.tsx'
import { SectionCard } from '../../../ui/base/card.tsx'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { basicNames, factsOf, meetingNames, preferenceFacts } from '../../shared/parts/facts.ts'
import { FactCards, FactList } from './fact-list.tsx'
import { agreementParts, meetingRows, type MeetingRow, withScore } from './meeting-agreement.ts'
import { agreements, answersPreferences, preferenceScore } from './preference-agreement.ts'
import { PreferencesCard } from './preferences-card.tsx'

const links = {
  twitterid: ['https://twitter.com/', '', profileCopy.socialLink.x],
  instagram: ['https://www.instagram.com/', '/', profileCopy.socialLink.instagram],
  tiktok: ['https://www.tiktok.com/@', '', profileCopy.socialLink.tiktok],
} as const

/** Links to the man's social accounts, in a new tab without a referrer. An empty id has no link (PROF-12, PROF-36). */
function SocialLinks({ profile }: { profile: Pick<ManProfile, keyof typeof links> }) {
  const names = (['twitterid', 'instagram', 'tiktok'] as const).filter((name) => profile[name] !== '')
  if (names.length === 0) return null
  return (
    <SectionCard title={section.social} className="grid gap-1">
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
    </SectionCard>
  )
}

const { common, empty, label, section } = profileCopy

/** A partner's profile beside the own one. `sex` is the viewer's. */
export type Couple =
  | { readonly sex: typeof Sex.woman; readonly profile: ManProfile; readonly own: WomanProfile }
  | { readonly sex: typeof Sex.man; readonly profile: WomanProfile; readonly own: ManProfile }

/** The man, the woman, and the sex of the shown profile. */
const inOrder = ({ sex, profile, own }: Couple): [ManProfile, WomanProfile, Sex] =>
  sex === Sex.woman ? [profile, own, Sex.man] : [own, profile, Sex.woman]

const comparison = (couple: Couple) => ({
  rows: meetingRows(couple.own, couple.profile),
  score: preferenceScore(...inOrder(couple)),
})

/** Answers of both members that agree and that differ (D-105, D-106). */
function CommonCard({ couple }: { couple: Couple }) {
  const { rows, score } = comparison(couple)
  if (rows.length === 0 && !score) return null
  return (
    <SectionCard title={common.title} className="grid gap-2.5">
      <ul className="grid gap-x-6 gap-y-2 text-s @6xl:grid-cols-2">
        {withScore(rows, score).map((row) => (
          <CommonRow key={row.text} {...row} />
        ))}
      </ul>
    </SectionCard>
  )
}

function CommonRow({ agrees, text }: MeetingRow) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon
        name={agrees ? 'check' : 'more'}
        size={18}
        label={agrees ? common.agrees : common.differs}
        className={`mt-0.5 shrink-0 ${agrees ? 'text-leaf' : 'text-lantern-ink'}`}
      />
      <span className="min-w-0 phrase">{text}</span>
    </li>
  )
}

/** Agreement line below the name, with its reasons (D-106). */
export function AgreementRow({ couple }: { couple: Couple }) {
  const { rows, score } = comparison(couple)
  const parts = agreementParts(score, rows)
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
      <MemberText className={long && !whole ? 'line-clamp-4' : ''}>{children}</MemberText>
      {long && !whole && (
        <Button tone="text" size="s" className="-mx-3 justify-self-start" onClick={() => setWhole(true)}>
          {common.more}
        </Button>
      )}
    </>
  )
}

/** Section of the pane beside a conversation. Without cards, because the pane is a card. */
function Part({ title, children }: { title: string; children: React.ReactNode }) {
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

/** Long texts with their titles. A woman's points are her own text (PROF-49, PROF-50). */
function textsOf({ sex, profile }: Couple): readonly { title: string; text: string }[] {
  if (sex === Sex.woman) return [{ title: section.introduction, text: profile.propensity || empty.introduction }]
  return [
    { title: section.herStrengths, text: profile.appear_points.join('\n') || empty.field },
    { title: label.ideal, text: profile.sexual_experience || empty.field },
  ]
}

function Preferences({ couple }: { couple: Couple }) {
  const { sex, profile, own } = couple
  return (
    <PreferencesCard
      fields={preferenceFacts(profile, otherSex(sex))}
      points={sex === Sex.woman ? profile.appear_points : []}
      agreementOf={agreements(...inOrder(couple))}
      answered={{ own: answersPreferences(own), partner: answersPreferences(profile) }}
      ownForm={sex === Sex.woman ? '/femaleform' : '/form'}
    />
  )
}

/** Content of a profile (PROF-12 to PROF-27, PROF-43 to PROF-50, D-106), shorter `beside` a conversation (D-105). */
export function Details({ couple, beside }: { couple: Couple; beside: boolean }) {
  const { sex, profile } = couple
  const basics = factsOf(profile, basicNames[otherSex(sex)])
  if (beside) {
    const { rows } = comparison(couple)
    return (
      <>
        {rows.length > 0 && (
          <Part title={common.title}>
            <ul className="grid gap-2 text-s">
              {rows.slice(0, 5).map((row) => (
                <CommonRow key={row.text} {...row} />
              ))}
            </ul>
          </Part>
        )}
        {textsOf(couple).map(({ title, text }) => (
          <Part key={title} title={title}>
            <FoldedText>{text}</FoldedText>
          </Part>
        ))}
        <Part title={section.basics}>
          <FactList facts={basics} />
        </Part>
        <Disclosure summary={section.preferences} className="border-t">
          <Preferences couple={couple} />
        </Disclosure>
      </>
    )
  }
  return (
    <>
      {textsOf(couple).map(({ title, text }) => (
        <SectionCard key={title} title={title} className="grid gap-2">
          <MemberText>{text}</MemberText>
        </SectionCard>
      ))}
      <CommonCard couple={couple} />
      <FactCards basics={basics} meeting={factsOf(profile, sex === Sex.woman ? meetingNames : meetingFields)} />
      {sex === Sex.woman && <SocialLinks profile={profile} />}
      <Preferences couple={couple} />
    </>
  )
}
