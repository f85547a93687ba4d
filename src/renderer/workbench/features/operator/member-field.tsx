import { useQueries, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { memberQuery, membersQuery } from '../../hub/control/operator-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { phonesOnStageAtom, reportsAtom } from '../../hub/phone-state.ts'
import { Field } from '../../parts/fields.tsx'
import { QueryError } from '../../parts/panel.tsx'
import { sexName } from '../../parts/people.ts'
import { PickRow, pressableRow } from '../../parts/rows.tsx'
import { operatorCopy } from './copy.ts'

/** Members logged in on the phones, in the order of the phones. */
function useStageMembers(): readonly MemberRow[] {
  const reports = useAtomValue(reportsAtom)
  const phones = useAtomValue(phonesOnStageAtom)
  const emails = [...new Set(phones.flatMap((phone) => reports[phone]?.uid ?? []))]
  return useQueries({ queries: emails.map(memberQuery) }).flatMap(({ data }) => data ?? [])
}

/** Rows of members on the stage first; otherwise the order stays. */
export const stageFirst = <Row,>(rows: readonly Row[], isOnStage: (row: Row) => boolean): readonly Row[] =>
  rows.toSorted((one, other) => Number(isOnStage(other)) - Number(isOnStage(one)))

/**
 * The picked member as the world has the member now, and the function that picks one. Undefined in a world without the
 * mail address, because another world gives the number to another member.
 */
export function usePickedMember() {
  const [picked, pick] = useState<MemberRow | undefined>()
  const row = useQuery({ ...memberQuery(picked?.email ?? ''), enabled: picked !== undefined }).data
  return [row === null ? undefined : (row ?? picked), pick] as const
}

interface MemberFieldProps {
  label: string
  value: MemberRow | undefined
  onChange: (member: MemberRow | undefined) => void
  /** Only members of this sex. */
  sex?: Sex | undefined
}

const mostRows = 8

/** Finds one member by name, mail address or number. */
export function MemberField({ label, value, onChange, sex }: MemberFieldProps) {
  const words = useCopy(operatorCopy)
  const [text, setText] = useState('')
  const wanted = text.trim()
  const query = useQuery({ ...membersQuery(wanted), enabled: value === undefined })
  const onStage = useStageMembers()
  // Without a text, the list includes all members on the stage, wherever they rank in the town.
  const listed = wanted === '' ? [...onStage, ...(query.data ?? [])] : (query.data ?? [])
  const each = [...new Map(listed.map((member) => [member.id, member])).values()]
  const fitting = each.filter((member) => sex === undefined || member.sex === sex)
  const found = stageFirst(fitting, ({ id }) => onStage.some((member) => member.id === id)).slice(0, mostRows)
  const box = useRef<HTMLDivElement>(null)
  /** Moves the focus from what has gone to what stands in its place. */
  const choose = (member: MemberRow | undefined) => {
    onChange(member)
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('button, input')?.focus())
  }
  if (value) {
    return (
      <div ref={box} className="grid gap-1">
        <span className="text-xs font-medium text-ink-2">{label}</span>
        <button
          type="button"
          onClick={() => choose(undefined)}
          className={`${pressableRow} flex items-center gap-2.5 bg-sunken`}
        >
          <Avatar src={value.photo} size={26} />
          <span className="min-w-0 flex-1 truncate text-s font-medium">
            {words.memberWithId(value.name || value.email, value.id)}
          </span>
          <Icon name="close" size={14} className="text-ink-3" />
          <span className="sr-only">{words.chooseAgain}</span>
        </button>
      </div>
    )
  }
  return (
    <div ref={box} className="grid gap-1">
      <Field label={label} type="search" placeholder={words.findMember} value={text} onChange={setText} />
      <ul>
        {found.map((member) => (
          <PickRow
            key={member.id}
            lead={<Avatar src={member.photo} size={26} />}
            title={member.name || member.email}
            aside={`${sexName(member.sex)} #${member.id}`}
            onPick={() => choose(member)}
          />
        ))}
        {query.data && found.length === 0 && <li className="px-2.5 py-2 text-s text-ink-2">{words.noMember}</li>}
      </ul>
      {query.isError && <QueryError of={query} />}
    </div>
  )
}
