import { useQuery } from '@tanstack/react-query'
import type { MemberLine } from '../../../../contract/control/operator/member-line.ts'
import { formatDateTime } from '../../../lib/date-ja.ts'
import { rankRequestsQuery } from '../../control/operator-queries.ts'
import { pressableRow } from '../../parts/compact-control.ts'

interface RankRequestsProps {
  onPick: (member: MemberLine) => void
}

/** Men who asked for a higher rank; nothing is shown where nobody did. */
export function RankRequests({ onPick }: RankRequestsProps) {
  const { data = [] } = useQuery(rankRequestsQuery)
  if (data.length === 0) return null
  return (
    <section aria-label="ランクの申請">
      <h3 className="mb-1">ランクの申請（{data.length}件）</h3>
      <ul className="max-h-50 scroll-inner">
        {data.map(({ id, member, from, requestedAt }) => (
          <li key={id}>
            <button
              type="button"
              className={`${pressableRow} flex justify-between gap-2 py-1 text-s`}
              onClick={() => onPick(member)}
            >
              <span>
                {member.name}さん（#{member.id}）・現在 {from}
              </span>
              <span className="text-xs text-ink-3 num">{formatDateTime(requestedAt)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
