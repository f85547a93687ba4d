import { useState } from 'react'
import { ranks } from '../../../../contract/enums/member/ranks.ts'
import type { Member } from '../../control/operator-queries.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { compactControl } from '../../parts/compact-control.ts'
import { operate } from './operate.ts'

interface RankFormProps {
  member: Member
}

export function RankForm({ member }: RankFormProps) {
  const [rank, setRank] = useState<string>(member.rank ?? 'D')
  return (
    <section aria-label="ランク" className="grid gap-2">
      <h3>ランク</h3>
      <div className="flex gap-2">
        <select
          aria-label="ランク"
          value={rank}
          onChange={(event) => setRank(event.target.value)}
          className={compactControl}
        >
          {ranks.map((name) => (
            <option key={name} value={name}>
              {name}
              {name === member.rank ? '（現在）' : ''}
            </option>
          ))}
        </select>
        <ActionButton
          className="shrink-0"
          disabled={rank === member.rank}
          run={() =>
            operate('/rank', { member: member.id, rank }, `${member.name}さんをランク ${rank} にしました`)
          }
        >
          変更する
        </ActionButton>
      </div>
    </section>
  )
}
