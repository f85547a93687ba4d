import { profileCopy } from '../../../lib/copy/profile.ts'
import { SectionCard } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { comparison, type Couple } from './agreement/couple.ts'
import { agreementParts, type MeetingRow, withScore } from './agreement/meeting.ts'

const copy = profileCopy.common

/** Answers of both members that agree and that differ (D-105, D-106). */
export function CommonCard({ couple }: { couple: Couple }) {
  const { rows, score } = comparison(couple)
  if (rows.length === 0 && !score) return null
  return (
    <SectionCard title={copy.title} className="grid gap-2.5">
      <ul className="grid gap-x-6 gap-y-2 text-s @6xl:grid-cols-2">
        {withScore(rows, score).map((row) => (
          <CommonRow key={row.text} {...row} />
        ))}
      </ul>
    </SectionCard>
  )
}

export function CommonRow({ agrees, text }: MeetingRow) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon
        name={agrees ? 'check' : 'more'}
        size={18}
        label={agrees ? copy.agrees : copy.differs}
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
