import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { pairingsQuery } from '../../hub/control/operator-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { stageMembersAtom } from '../../hub/phone-state.ts'
import { Section } from '../../parts/panel.tsx'
import { memberName } from '../../parts/people.ts'
import { QueryError } from '../../parts/query-state.tsx'
import { PickRow } from '../../parts/rows.tsx'
import { operatorCopy } from './copy.ts'
import { stageFirst } from './stage-members.ts'

/** Partners to pick from at most. */
const mostKnown = 12

/** Partners of a member, those on the stage first; renders nothing when there are none. */
export function KnownPartners({ member, onPick }: { member: MemberRow; onPick: (partner: MemberRow) => void }) {
  const words = useCopy(operatorCopy)
  const read = useQuery(pairingsQuery(member.id))
  const onStage = useAtomValue(stageMembersAtom)
  const known = stageFirst(read.data ?? [], ({ partner }) => onStage.includes(partner.id)).slice(0, mostKnown)
  if (read.isLoadingError) return <QueryError of={read} />
  if (known.length === 0) return null
  return (
    <Section title={words.act.known} className="grid gap-1">
      <ul>
        {known.map(({ id, partner, status_n }) => (
          <PickRow
            key={id}
            title={words.memberWithId(words.member(memberName(partner)), partner.id)}
            aside={<span title={`status_n ${status_n}`}>{words.act.statuses[member.sex][status_n]}</span>}
            onPick={() => onPick(partner)}
          />
        ))}
      </ul>
    </Section>
  )
}
