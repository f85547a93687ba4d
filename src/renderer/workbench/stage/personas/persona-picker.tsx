import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import type { PhoneName } from '../../../../contract/rules/start-options.ts'
import { isImeConfirm } from '../../../lib/composition.ts'
import { membersQuery } from '../../control/operator-queries.ts'
import { personasQuery } from '../../control/world-queries.ts'
import { compactControl, pressableRow } from '../../parts/compact-control.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { findPersonas } from './find-personas.ts'
import { MemberRow } from './member-row.tsx'
import { MemberRows } from './member-rows.tsx'
import { personaTitle } from './persona-title.ts'
import { useShownMembers } from './use-shown-members.ts'

interface PersonaPickerProps {
  phone: PhoneName
  current: string | null
  /** With the mail address of a persona, or of any member. */
  onPick: (email: string) => void
}

const mostOthers = 8

/**
 * Personas by name, title or key, and any other member of the town. Whom another phone shows comes first: the other side
 * of a match is one press away.
 */
export function PersonaPicker({ phone, current, onPick }: PersonaPickerProps) {
  const [text, setText] = useState('')
  const wanted = text.trim()
  const query = useQuery(personasQuery)
  const found = findPersonas(query.data ?? [], text)
  const shown = useShownMembers(phone)
  const town = useQuery({
    ...membersQuery(wanted),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  })
  const isPersona = (email: string) => query.data?.some((persona) => persona.email === email)
  const others = wanted === '' ? [] : (town.data ?? []).filter(({ email }) => !isPersona(email))
  const address = /^\S+@\S+$/.test(wanted) ? wanted : undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isImeConfirm(event.nativeEvent)) return
    // Those of the text before stay on screen until the next ones are known, but are not meant.
    const first = address ?? found[0]?.email ?? (town.isPlaceholderData ? undefined : others[0]?.email)
    if (first === undefined) return
    // The focus goes back to the button that opened this list; the same key must not press it.
    event.preventDefault()
    onPick(first)
  }
  return (
    <div className="grid max-h-120 grid-rows-[auto_1fr]">
      <div className="border-b border-line p-2.5">
        <input
          type="search"
          aria-label="会員を探す"
          placeholder="名前・役割・番号・メールアドレス"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className={compactControl}
        />
      </div>
      <div className="min-h-0 overflow-auto p-1.5">
        {address !== undefined && (
          <button type="button" className={`${pressableRow} text-s`} onClick={() => onPick(address)}>
            {address} でログイン
          </button>
        )}
        {wanted === '' && (
          <MemberRows title="ほかの画面に出ている会員" members={shown} current={current} onPick={onPick} />
        )}
        <QueryState query={query}>
          {(personas) => (
            <>
              {wanted === '' && shown.length > 0 && (
                <h3 className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-2">ペルソナ</h3>
              )}
              <ul>
                {/* Who is not meant is hidden: a row that comes anew draws its picture anew, twenty of them at once. */}
                {personas.map((persona) => (
                  <MemberRow
                    key={persona.key}
                    hidden={!found.includes(persona)}
                    photo={persona.photo}
                    title={personaTitle(persona)}
                    note={persona.key}
                    sex={persona.sex}
                    current={persona.email === current}
                    onPick={() => onPick(persona.email)}
                  />
                ))}
              </ul>
            </>
          )}
        </QueryState>
        <MemberRows
          title="町の会員"
          members={others.slice(0, mostOthers)}
          current={current}
          onPick={onPick}
        />
        {found.length + others.length === 0 && address === undefined && !town.isFetching && query.data && (
          <p className="px-2.5 py-4 text-s text-ink-2">見つかりません。</p>
        )}
      </div>
    </div>
  )
}
