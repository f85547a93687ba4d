import { profileCopy } from '../../../lib/copy/profile.ts'
import { SectionCard } from '../../../ui/base/card.tsx'
import { KeyValueList } from '../../../ui/list/key-value-list.tsx'
import type { ProfileFact } from '../../shared/parts/facts.ts'
import { profileStyle } from '../../shared/parts/profile-style.ts'

const { outdoorNote, section } = profileCopy

interface FactListProps {
  facts: readonly ProfileFact[]
  className?: string
}

/** Facts of a profile, with the note about public places (L-1). */
export function FactList({ facts, className = profileStyle.few }: FactListProps) {
  const items = facts.map(({ name, label, value }) => ({
    label,
    value: name === 'your_wild' && value !== '' ? <OutdoorAnswer>{value}</OutdoorAnswer> : value,
  }))
  return <KeyValueList className={className} items={items} />
}

function OutdoorAnswer({ children }: { children: string }) {
  return (
    <>
      {children}
      <span className="block text-xs text-ink-3">{outdoorNote}</span>
    </>
  )
}

interface FactCardsProps {
  basics: readonly ProfileFact[]
  meeting: readonly ProfileFact[]
}

/** The person and the time before a meeting, side by side if there is room. */
export function FactCards({ basics, meeting }: FactCardsProps) {
  return (
    <div className={profileStyle.pair}>
      <SectionCard title={section.basics} className="grid content-start gap-2.5">
        <FactList facts={basics} />
      </SectionCard>
      <SectionCard title={section.beforeMeeting} className="grid content-start gap-2.5">
        <FactList facts={meeting} />
      </SectionCard>
    </div>
  )
}
