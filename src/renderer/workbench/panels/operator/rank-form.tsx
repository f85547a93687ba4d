import { useState } from 'react'
import { giveRank } from '../../../../contract/control/operator.ts'
import type { MemberLine } from '../../../../contract/control/world.ts'
import { ranks, type Rank } from '../../../../contract/enums/member.ts'
import { ActionButton, Choice } from '../../parts/buttons.tsx'
import { operate } from './operate.ts'

interface RankFormProps {
  member: MemberLine
}

export function RankForm({ member }: RankFormProps) {
  const [rank, setRank] = useState<Rank>(ranks.find((name) => name === member.rank) ?? 'D')
  return (
    <section aria-label="ランク" className="grid gap-2">
      <h3>ランク</h3>
      <div className="flex gap-2">
        <Choice
          label="ランク"
          options={ranks.map((name) => ({
            value: name,
            label: `${name}${name === member.rank ? '（現在）' : ''}`,
          }))}
          value={rank}
          onChange={setRank}
        />
        <ActionButton
          className="shrink-0"
          disabled={rank === member.rank}
          run={() =>
            operate(giveRank, { member: member.id, rank }, `${member.name}さんをランク ${rank} にしました`)
          }
        >
          変更する
        </ActionButton>
      </div>
    </section>
  )
}
