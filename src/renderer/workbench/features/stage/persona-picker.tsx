import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { personasQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { SearchField } from '../../parts/fields.tsx'
import { personaTitle, sexName } from '../../parts/people.ts'
import { QueryError, QueryState } from '../../parts/query-state.tsx'
import { PickRow, pressableRow } from '../../parts/rows.tsx'
import { stageCopy } from './copy.ts'
import { useFirstOnEnter } from './use-first-on-enter.ts'
import { useFoundPeople } from './use-found-people.ts'
import { useShownMembers } from './use-shown-members.ts'

interface PersonaPickerProps {
  phone: PhoneName
  current: string | null
  /** Called with the mail address of a persona or any other member. */
  onPick: (email: string) => void
}

interface MemberRowsProps extends Omit<PersonaPickerProps, 'phone'> {
  title: string
  members: readonly MemberRow[]
}

/** Members of the town under a heading; renders nothing when there are none. */
function MemberRows({ title, members, current, onPick }: MemberRowsProps) {
  if (members.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-2">{title}</h3>
      <ul>
        {members.map(({ id, email, name, sex, photo }) => (
          <PickRow
            key={id}
            lead={<Avatar src={photo} size={26} />}
            title={name || email}
            text={`#${id}`}
            aside={sexName(sex)}
            current={email === current}
            onPick={() => onPick(email)}
          />
        ))}
      </ul>
    </section>
  )
}

const mostOthers = 8

/**
 * Picks a persona by name, title or key, or any other member of the town. Members shown on other phones come first, so
 * the partner of a match is one press away.
 */
export function PersonaPicker({ phone, current, onPick }: PersonaPickerProps) {
  const words = useCopy(stageCopy).members
  const [text, setText] = useState('')
  const shown = useShownMembers(phone)
  const { wanted, found, others, address, first, town, isNobody } = useFoundPeople(text)
  const onKeyDown = useFirstOnEnter(text, first, onPick)
  return (
    <div className="grid max-h-[min(45rem,var(--available-height))] grid-rows-[auto_1fr]">
      <div className="border-b border-line p-2.5">
        <SearchField {...words.find} value={text} onChange={setText} onKeyDown={onKeyDown} />
      </div>
      <div className="min-h-0 overflow-auto p-1.5">
        {address !== undefined && (
          <button type="button" className={`${pressableRow} text-s`} onClick={() => onPick(address)}>
            {words.logIn(address)}
          </button>
        )}
        {wanted === '' && <MemberRows title={words.onOthers} members={shown} current={current} onPick={onPick} />}
        <QueryState of={personasQuery}>
          {(personas) => (
            <>
              {wanted === '' && shown.length > 0 && (
                <h3 className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-2">{words.personas}</h3>
              )}
              <ul>
                {/* Who is not meant is hidden: a row that comes back loads its picture again, twenty of them at once. */}
                {personas.map((persona) => (
                  <PickRow
                    key={persona.key}
                    hidden={!found.includes(persona)}
                    lead={<Avatar src={persona.photo} size={26} />}
                    title={personaTitle(persona)}
                    text={persona.key}
                    aside={sexName(persona.sex)}
                    current={persona.email === current}
                    onPick={() => onPick(persona.email)}
                  />
                ))}
              </ul>
            </>
          )}
        </QueryState>
        <MemberRows title={words.town} members={others.slice(0, mostOthers)} current={current} onPick={onPick} />
        {town.isError && <QueryError of={town} />}
        {isNobody && <p className="px-2.5 py-4 text-s text-ink-2">{words.nothing}</p>}
      </div>
    </div>
  )
}
