import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { formatDateTime } from '../../../lib/date-ja.ts'
import { memberQuery, rankRequestsQuery } from '../../hub/control/queries.ts'
import { stageMembersAtom } from '../../hub/state.ts'
import { PickRow } from '../../parts/rows.tsx'
import { useStillList } from '../../parts/still-list.ts'
import { MemberField } from './member-field.tsx'
import { MessageForm, RankForm, RecommendForm, StatusForm } from './member-forms.tsx'

/** Men who applied for a higher rank; renders nothing when there are none. */
function RankRequests({ onPick }: { onPick: (member: MemberRow) => void }) {
  const { data = [] } = useQuery(rankRequestsQuery)
  const onStage = useAtomValue(stageMembersAtom)
  const sorted = data.toSorted((a, b) => Number(onStage.includes(b.member.id)) - Number(onStage.includes(a.member.id)))
  const { rows, listen } = useStillList(sorted, ({ id }) => id)
  if (rows.length === 0) return null
  return (
    <section aria-label="ランクの申請">
      <h3 className="mb-1">ランクの申請（{data.length}件）</h3>
      <ul className="max-h-50 scroll-inner" {...listen}>
        {rows.map(({ item: { id, member, from, requestedAt }, isGone }) => (
          <PickRow
            key={id}
            disabled={isGone}
            title={`${member.name}さん（#${member.id}）・現在 ${from}`}
            aside={formatDateTime(requestedAt)}
            onPick={() => onPick(member)}
          />
        ))}
      </ul>
    </section>
  )
}

/** One member: operator chat, rank and introductions. */
export function MemberDesk() {
  const [picked, setPicked] = useState<MemberRow | undefined>()
  const row = useQuery({ ...memberQuery(picked?.email ?? ''), enabled: picked !== undefined }).data
  // As the world has the member now; null in a world without.
  const member = row === null ? undefined : (row ?? picked)
  return (
    <div className="grid gap-5">
      {member === undefined && <RankRequests onPick={setPicked} />}
      <MemberField label="会員" value={member} onChange={setPicked} />
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
