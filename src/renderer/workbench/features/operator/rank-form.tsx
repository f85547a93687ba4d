import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { type Rank, ranks } from '../../../../contract/enums/member.ts'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Section } from '../../parts/panel.tsx'
import { memberName } from '../../parts/people.ts'
import { Choice } from '../../parts/select-fields.tsx'
import { operatorCopy } from './copy.ts'

/** A man's rank. */
export function RankForm({ member }: { member: MemberRow }) {
  const words = useCopy(operatorCopy)
  const [rank, setRank] = useState<Rank>(ranks.find((name) => name === member.rank) ?? 'D')
  const labelOf = (name: Rank) => (name === member.rank ? words.desk.current(name) : name)
  const changed = words.desk.rankChanged(words.member(memberName(member)), rank)
  const give = () => operate(() => control.giveRank({ member: member.id, rank }), changed)
  return (
    <Section title={words.desk.rank}>
      <div className="flex gap-2">
        <Choice
          label={words.desk.rank}
          options={ranks.map((value) => ({ value, label: labelOf(value) }))}
          value={rank}
          onChange={setRank}
        />
        <ActionButton className="shrink-0" disabled={rank === member.rank} run={give}>
          {words.desk.changeRank}
        </ActionButton>
      </div>
    </Section>
  )
}
