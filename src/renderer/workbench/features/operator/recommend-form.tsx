import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { type OperatorStatusN, operatorStatusNs } from '../../../../contract/control/operator/office.ts'
import { Sex, otherSex } from '../../../../contract/enums/member.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Section } from '../../parts/panel.tsx'
import { ChoiceField } from '../../parts/select-fields.tsx'
import { operatorCopy } from './copy.ts'
import { MemberField } from './member-field.tsx'
import { usePickedMember } from './use-picked-member.ts'

/** Introduces the member to another one. */
export function RecommendForm({ member }: { member: MemberRow }) {
  const words = useCopy(operatorCopy)
  const [other, setOther] = usePickedMember()
  const [statusN, setStatusN] = useState<OperatorStatusN>(StatusN.arranged)
  const introduce = async () => {
    if (!other) return
    const [woman, man] = member.sex === Sex.woman ? [member, other] : [other, member]
    await operate(() => control.recommend({ woman: woman.id, man: man.id, status_n: statusN }), words.desk.introduced)
  }
  return (
    <Section title={words.desk.introduction}>
      <MemberField label={words.desk.partner} value={other} onChange={setOther} sex={otherSex(member.sex)} />
      <ChoiceField
        label={words.desk.startStatus}
        options={operatorStatusNs.map((value) => ({
          value,
          label: words.numbered(value, words.desk.startStatuses[value]),
        }))}
        value={statusN}
        onChange={setStatusN}
      />
      <ActionButton className="justify-self-start" disabled={other === undefined} run={introduce}>
        {words.desk.introduce}
      </ActionButton>
    </Section>
  )
}
