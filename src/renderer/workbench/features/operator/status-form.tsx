import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { femaleStatuses, Sex } from '../../../../contract/enums/member.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Section } from '../../parts/panel.tsx'
import { memberName } from '../../parts/people.ts'
import { Choice } from '../../parts/select-fields.tsx'
import { operatorCopy } from './copy.ts'

/** A woman's status, and whether campaign plans are offered. The operator sets both by hand. */
export function StatusForm({ member }: { member: MemberRow }) {
  const words = useCopy(operatorCopy)
  const [status, setStatus] = useState(member.status)
  const [listed, setListed] = useState(member.listed)
  const isWoman = member.sex === Sex.woman
  const isSame = status === member.status && listed === member.listed
  const wish = { member: member.id, listed, ...(isWoman ? { status } : {}) }
  const changed = words.desk.statusChanged(words.member(memberName(member)))
  const change = () => operate(() => control.changeStanding(wish), changed)
  return (
    <Section title={words.desk.status}>
      {isWoman && (
        <Choice
          label={words.desk.womanStatus}
          options={femaleStatuses.map((value) => {
            const label = words.numbered(value, words.desk.womanStatuses[value])
            return { value, label: value === member.status ? words.desk.current(label) : label }
          })}
          value={status}
          onChange={setStatus}
        />
      )}
      <Switch {...words.desk.listed} checked={listed} onChange={(event) => setListed(event.target.checked)} />
      <ActionButton className="justify-self-start" disabled={isSame} run={change}>
        {words.desk.changeStatus}
      </ActionButton>
    </Section>
  )
}
