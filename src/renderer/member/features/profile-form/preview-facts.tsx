import { preferences } from '../../../../contract/enums/preferences.ts'
import { splitJoined } from '../../../../contract/wire/wire-list.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Card } from '../../../ui/list/card.tsx'
import { KeyValueList } from '../../../ui/list/list.tsx'
import { fewFacts, manyFacts, pairOfCards } from '../../shared/parts/facts-style.ts'
import type { AccountDetail } from './profile-values.ts'

const { label, section, consentNote } = profileCopy

/** The facts of a profile: who, what before a meeting, what one likes. */
export function PreviewFacts({ detail }: { detail: AccountDetail }) {
  const man = 'propensity' in detail
  const basics = [
    { label: label.bodyType, value: detail.body_type },
    ...(man
      ? [
          { label: label.height, value: detail.height },
          { label: label.weight, value: detail.weight },
          { label: label.experience, value: detail.sexual_experience },
        ]
      : []),
    { label: label.takeMovie, value: detail.takemovie },
    { label: label.freeTimes, value: splitJoined(detail.your_freetimes).join('・') },
  ]
  const meeting = [
    { label: label.preDm, value: detail.your_pre_dm },
    { label: label.preTel, value: detail.your_pre_tel },
    { label: label.prePhoto, value: detail.your_pre_photo },
    { label: label.preContact, value: detail.your_pre_contact },
  ]
  const tastes = [
    ...preferences.map((item) => ({ label: item.label[man ? 1 : 2], value: detail[item.name] })),
    { label: label.sadism, value: detail.your_sadism },
    { label: label.masochism, value: detail.your_masochism },
  ]
  return (
    <>
      <div className={pairOfCards}>
        <Facts title={section.basics} items={basics} />
        <Facts title={section.beforeMeeting} items={meeting} />
      </div>
      <Facts title={section.preferences} note={consentNote} items={tastes} layout={manyFacts} />
    </>
  )
}

interface FactsProps {
  title: string
  note?: string
  items: readonly { label: string; value: string }[]
  /** Of the list. */
  layout?: string
}

function Facts({ title, note, items, layout = fewFacts }: FactsProps) {
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2>{title}</h2>
      {note && <p className="text-s text-ink-2">{note}</p>}
      <KeyValueList className={layout} items={items} />
    </Card>
  )
}
