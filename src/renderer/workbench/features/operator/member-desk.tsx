import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { rankRequestsQuery } from '../../hub/control/operator-queries.ts'
import { formatWithYear } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { stageMembersAtom } from '../../hub/phone-state.ts'
import { memberName } from '../../parts/people.ts'
import { QueryError } from '../../parts/query-state.tsx'
import { PickRow } from '../../parts/rows.tsx'
import { operatorCopy } from './copy.ts'
import { MemberField } from './member-field.tsx'
import { MessageForm } from './message-form.tsx'
import { RankForm } from './rank-form.tsx'
import { RecommendForm } from './recommend-form.tsx'
import { stageFirst } from './stage-members.ts'
import { StatusForm } from './status-form.tsx'
import { useStillList } from './still-list.ts'
import { usePickedMember } from './use-picked-member.ts'

/** Men who applied for a higher rank; renders nothing when there are none. */
function RankRequests({ onPick }: { onPick: (member: MemberRow) => void }) {
  const requests = useQuery(rankRequestsQuery)
  const words = useCopy(operatorCopy)
  const onStage = useAtomValue(stageMembersAtom)
  const sorted = stageFirst(requests.data ?? [], ({ member }) => onStage.includes(member.id))
  const { rows, listen } = useStillList(sorted, ({ id }) => id)
  if (requests.isLoadingError) return <QueryError of={requests} />
  if (rows.length === 0) return null
  return (
    <section aria-label={words.desk.rankRequests}>
      <h3 className="mb-1">{words.desk.rankRequestCount(sorted.length)}</h3>
      <ul className="max-h-50 scroll-inner" {...listen}>
        {rows.map(({ item: { id, member, from, requestedAt }, isGone }) => (
          <PickRow
            key={id}
            disabled={isGone}
            title={words.desk.currentRank(words.memberWithId(words.member(memberName(member)), member.id), from)}
            aside={formatWithYear(Date.parse(requestedAt))}
            onPick={() => onPick(member)}
          />
        ))}
      </ul>
    </section>
  )
}

/** One member: operator chat, rank and introductions. */
export function MemberDesk() {
  const words = useCopy(operatorCopy)
  const [member, setMember] = usePickedMember()
  return (
    <div className="grid gap-5">
      {member === undefined && <RankRequests onPick={setMember} />}
      <MemberField label={words.desk.member} value={member} onChange={setMember} />
      {member && (
        <>
          <MessageForm key={`message-${member.id}`} member={member} />
          <StatusForm key={`status-${member.id}-${member.status}-${member.listed}`} member={member} />
          {member.sex === Sex.man && <RankForm key={`rank-${member.id}-${member.rank}`} member={member} />}
          <RecommendForm key={`recommend-${member.id}`} member={member} />
        </>
      )}
    </div>
  )
}
