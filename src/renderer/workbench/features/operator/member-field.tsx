import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { membersQuery } from '../../hub/control/operator-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { Field } from '../../parts/fields.tsx'
import { memberName, sexName } from '../../parts/people.ts'
import { QueryError } from '../../parts/query-state.tsx'
import { PickRow, pressableRow } from '../../parts/rows.tsx'
import { operatorCopy } from './copy.ts'
import { stageFirst, useStageMembers } from './stage-members.ts'

interface MemberFieldProps {
  label: string
  value: MemberRow | undefined
  onChange: (member: MemberRow | undefined) => void
  /** Only members of this sex. */
  sex?: Sex | undefined
}

/** Finds one member by name, mail address or number. */
export function MemberField({ label, value, onChange, sex }: MemberFieldProps) {
  const [text, setText] = useState('')
  const box = useRef<HTMLDivElement>(null)
  /** Moves the focus from what has gone to what stands in its place. */
  const choose = (member: MemberRow | undefined) => {
    onChange(member)
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('button, input')?.focus())
  }
  return (
    <div ref={box} className="grid gap-1">
      {value ? (
        <PickedMember label={label} member={value} onClear={() => choose(undefined)} />
      ) : (
        <MemberSearch label={label} sex={sex} text={text} onText={setText} onPick={choose} />
      )}
    </div>
  )
}

/** The member that was picked. A press begins another search. */
function PickedMember({ label, member, onClear }: { label: string; member: MemberRow; onClear: () => void }) {
  const words = useCopy(operatorCopy)
  return (
    <>
      <span className="text-xs font-medium text-ink-2">{label}</span>
      <button type="button" onClick={onClear} className={`${pressableRow} flex items-center gap-2.5 bg-sunken`}>
        <Avatar src={member.photo} size={26} />
        <span className="min-w-0 flex-1 truncate text-s font-medium">
          {words.memberWithId(memberName(member), member.id)}
        </span>
        <Icon name="close" size={14} className="text-ink-3" />
        <span className="sr-only">{words.chooseAgain}</span>
      </button>
    </>
  )
}

interface MemberSearchProps extends Pick<MemberFieldProps, 'label' | 'sex'> {
  text: string
  onText: (text: string) => void
  onPick: (member: MemberRow) => void
}

const mostRows = 8

/** A search with its first results, members on the stage first. */
function MemberSearch({ label, sex, text, onText, onPick }: MemberSearchProps) {
  const words = useCopy(operatorCopy)
  const wanted = text.trim()
  const query = useQuery(membersQuery(wanted))
  const { data: members = [] } = query
  const onStage = useStageMembers()
  // Without a text, the list includes all members on the stage, wherever they rank in the town.
  const listed = wanted === '' ? [...onStage, ...members] : members
  const each = [...new Map(listed.map((member) => [member.id, member])).values()]
  const fitting = each.filter((member) => sex === undefined || member.sex === sex)
  const found = stageFirst(fitting, ({ id }) => onStage.some((member) => member.id === id)).slice(0, mostRows)
  return (
    <>
      <Field label={label} type="search" placeholder={words.findMember} value={text} onChange={onText} />
      <ul>
        {found.map((member) => (
          <PickRow
            key={member.id}
            lead={<Avatar src={member.photo} size={26} />}
            title={memberName(member)}
            aside={`${sexName(member.sex)} #${member.id}`}
            onPick={() => onPick(member)}
          />
        ))}
        {query.data && found.length === 0 && <li className="px-2.5 py-2 text-s text-ink-2">{words.noMember}</li>}
      </ul>
      {query.isError && <QueryError of={query} />}
    </>
  )
}
