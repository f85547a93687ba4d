import { useId, useState } from 'react'
import { otherSex } from '../../../../contract/enums/member.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { basicNames, factsOf } from '../../shared/parts/facts.ts'
import { comparison, type Couple } from './agreement/couple.ts'
import { CommonRow } from './common-answers.tsx'
import { FactList } from './fact-list.tsx'
import { CouplePreferences } from './preferences-card.tsx'
import { textsOf } from './profile-texts.ts'

const { common: copy, section } = profileCopy

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
          {copy.more}
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

/** Most answers that a pane compares. */
const mostCompared = 5

/** Content of a profile in the pane beside a conversation, shorter than on its page (D-105). */
export function PaneDetails({ couple }: { couple: Couple }) {
  const { sex, profile } = couple
  const { rows } = comparison(couple)
  return (
    <>
      {rows.length > 0 && (
        <Part title={copy.title}>
          <ul className="grid gap-2 text-s">
            {rows.slice(0, mostCompared).map((row) => (
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
        <FactList facts={factsOf(profile, basicNames[otherSex(sex)])} />
      </Part>
      <Disclosure summary={section.preferences} className="border-t">
        <CouplePreferences couple={couple} />
      </Disclosure>
    </>
  )
}
