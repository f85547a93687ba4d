import { useId } from 'react'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { SectionCard } from '../../../ui/base/card.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { KeyValueList } from '../../../ui/list/key-value-list.tsx'
import type { ProfileFact } from '../../shared/parts/facts.ts'
import { profileStyle } from '../../shared/parts/profile-style.ts'

/** Facts of a profile, with the note about public places (L-1). */
export function FactList({
  facts,
  className = profileStyle.few,
}: {
  facts: readonly ProfileFact[]
  className?: string
}) {
  return (
    <KeyValueList
      className={className}
      items={facts.map(({ name, label, value }) => ({
        label,
        value:
          name === 'your_wild' && value !== '' ? (
            <>
              {value}
              <span className="block text-xs text-ink-3">{profileCopy.outdoorNote}</span>
            </>
          ) : (
            value
          ),
      }))}
    />
  )
}

const { section } = profileCopy

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

/** Appeal points of a man, listed words, with a visible title unless their card has it. */
export function AppealChips({ points, label }: { points: readonly string[]; label?: string }) {
  const id = useId()
  return (
    <div className="grid gap-2">
      {label !== undefined && (
        <p id={id} className="text-s font-semibold text-ink-2">
          {label}
        </p>
      )}
      <ul aria-labelledby={label === undefined ? undefined : id} className="flex flex-wrap gap-2">
        {points.map((point) => (
          <li key={point} className="max-w-full">
            <Chip tone="plum">{point}</Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
