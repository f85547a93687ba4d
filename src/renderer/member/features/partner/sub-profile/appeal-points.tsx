import type { Sex } from '../../../../../contract/enums/member.ts'
import { profileCopy } from '../../../../lib/copy/profile.ts'
import { Chip } from '../../../../ui/list/chip.tsx'
import { MemberText } from '../../../../ui/list/text.tsx'
import { FactsCard } from './facts-card.tsx'

interface AppealPointsProps {
  /** Of the profile. */
  sex: Sex
  points: readonly string[]
}

/** A man's points are words of a list, a woman writes her own (SUB-21). */
export function AppealPoints({ sex, points }: AppealPointsProps) {
  const { label, empty } = profileCopy
  return (
    <FactsCard title={sex === 1 ? label.appealPoints : label.strengths}>
      {points.length === 0 ? (
        <p className="text-s text-ink-3">{empty.field}</p>
      ) : sex === 2 ? (
        <MemberText>{points.join('\n')}</MemberText>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {points.map((point) => (
            <li key={point} className="max-w-full">
              <Chip tone="plum">{point}</Chip>
            </li>
          ))}
        </ul>
      )}
    </FactsCard>
  )
}
