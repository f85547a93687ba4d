import { useId, useState } from 'react'
import { otherSex, Sex } from '../../../../contract/enums/member.ts'
import { meetingFields } from '../../../../contract/enums/profile-choices.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Button } from '../../../ui/base/button.tsx'
import { SectionCard } from '../../../ui/base/card.tsx'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { basicNames, factsOf, meetingNames, preferenceFacts } from '../../shared/parts/facts.ts'
import { CommonCard, CommonRow, comparison, type Couple, manAndWoman } from './common-answers.tsx'
import { FactCards, FactList } from './fact-list.tsx'
import { agreements, answersPreferences } from './preference-agreement.ts'
import { PreferencesCard } from './preferences-card.tsx'
import { SocialLinks } from './social-links.tsx'

const { common: comparisonCopy, empty, label, section } = profileCopy

/** Length of a text that fills more than the four lines of a pane. */
const foldedFrom = 110

/** Text of a pane, of which a long one shows four lines until it is unfolded. */
function FoldedText({ children }: { children: string }) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isFolded = children.length > foldedFrom && !isUnfolded
  return (
    <>
      <MemberText className={isFolded ? 'line-clamp-4' : ''}>{children}</MemberText>
      {isFolded && (
        <Button tone="text" size="s" className="-mx-3 justify-self-start" onClick={() => setIsUnfolded(true)}>
          {comparisonCopy.more}
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
      agreementOf={agreements(...manAndWoman(couple))}
      answered={{ own: answersPreferences(own), partner: answersPreferences(profile) }}
      ownForm={sex === Sex.woman ? '/femaleform' : '/form'}
    />
  )
}

/** Most answers that a pane compares. */
const mostInPane = 5

/** Content of a profile (PROF-12 to PROF-27, PROF-43 to PROF-50, D-106), shorter `beside` a conversation (D-105). */
export function Details({ couple, beside }: { couple: Couple; beside: boolean }) {
  const { sex, profile } = couple
  const basics = factsOf(profile, basicNames[otherSex(sex)])
  if (beside) {
    const { rows } = comparison(couple)
    return (
      <>
        {rows.length > 0 && (
          <Part title={comparisonCopy.title}>
            <ul className="grid gap-2 text-s">
              {rows.slice(0, mostInPane).map((row) => (
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
