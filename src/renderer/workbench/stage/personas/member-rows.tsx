import type { MemberLine } from '../../../../contract/control/world.ts'
import { MemberRow } from './member-row.tsx'

interface MemberRowsProps {
  title: string
  members: readonly MemberLine[]
  current: string | null
  onPick: (email: string) => void
}

/** Members of the town under a heading; nothing without any. */
export function MemberRows({ title, members, current, onPick }: MemberRowsProps) {
  if (members.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-2">{title}</h3>
      <ul>
        {members.map(({ id, email, name, sex, photo }) => (
          <MemberRow
            key={id}
            photo={photo}
            title={name || email}
            note={`#${id}`}
            sex={sex}
            current={email === current}
            onPick={() => onPick(email)}
          />
        ))}
      </ul>
    </section>
  )
}
