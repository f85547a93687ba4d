import { useState } from 'react'
import { recommend, type OperatorStatusN } from '../../../../contract/control/operator.ts'
import type { MemberLine } from '../../../../contract/control/world.ts'
import { ActionButton, Choice, Labelled } from '../../parts/buttons.tsx'
import { MemberField } from './member-field.tsx'
import { operate } from './operate.ts'

interface RecommendFormProps {
  member: MemberLine
}

const standings = [
  { value: 0, label: '0　紹介された' },
  { value: 1, label: '1　マッチング' },
  { value: 4, label: '4　マッチング（運営の紹介）' },
  { value: 6, label: '6　保留' },
  { value: 7, label: '7　連絡中' },
] as const

export function RecommendForm({ member }: RecommendFormProps) {
  const [other, setOther] = useState<MemberLine | undefined>()
  const [standing, setStanding] = useState<OperatorStatusN>(4)
  const [woman, man] = member.sex === 2 ? [member, other] : [other, member]
  return (
    <section aria-label="紹介" className="grid gap-2">
      <h3>紹介</h3>
      <MemberField label="お相手" value={other} onChange={setOther} sex={member.sex === 2 ? 1 : 2} />
      <Labelled label="はじまりの状態（status_n）">
        <Choice options={standings} value={standing} onChange={setStanding} />
      </Labelled>
      <div>
        <ActionButton
          disabled={other === undefined}
          run={async () => {
            if (!woman || !man) return
            await operate(
              recommend,
              { woman: woman.id, man: man.id, status_n: standing },
              'お二人を紹介しました',
            )
          }}
        >
          紹介する
        </ActionButton>
      </div>
    </section>
  )
}
