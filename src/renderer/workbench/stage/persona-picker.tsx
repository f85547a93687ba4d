import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { isImeConfirm } from '../../lib/composition.ts'
import { personasQuery } from '../control/world-queries.ts'
import { compactControl, pressableRow } from '../parts/compact-control.ts'
import { QueryState } from '../parts/query-state.tsx'
import { findPersonas } from './find-personas.ts'
import { personaTitle } from './persona-title.ts'
import { PersonaFace } from './persona-face.tsx'

interface PersonaPickerProps {
  current: string | null
  /** With the mail address of a persona, or of any member. */
  onPick: (email: string) => void
}

/** Personas by name, title or key; any other mail address logs that member in. */
export function PersonaPicker({ current, onPick }: PersonaPickerProps) {
  const [text, setText] = useState('')
  const query = useQuery(personasQuery)
  const found = findPersonas(query.data ?? [], text)
  const address = /^\S+@\S+$/.test(text.trim()) ? text.trim() : undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isImeConfirm(event.nativeEvent)) return
    const first = address ?? found[0]?.email
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
          placeholder="名前・役割、またはメールアドレス"
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
        <QueryState query={query}>
          {() => (
            <ul>
              {found.map((persona) => (
                <li key={persona.key}>
                  <button
                    type="button"
                    aria-current={persona.email === current || undefined}
                    className={`${pressableRow} flex items-center gap-2.5`}
                    onClick={() => onPick(persona.email)}
                  >
                    <PersonaFace photo={persona.photo} />
                    <span className="min-w-0 flex-1">
                      <span className="block truncate text-s font-medium">{personaTitle(persona)}</span>
                      <span className="block truncate font-mono text-xs text-ink-3">{persona.key}</span>
                    </span>
                    <span className="text-xs text-ink-2">{persona.sex === 2 ? '女性' : '男性'}</span>
                  </button>
                </li>
              ))}
              {found.length === 0 && address === undefined && (
                <li className="px-2.5 py-4 text-s text-ink-2">
                  見つかりません。メールアドレスでも選べます。
                </li>
              )}
            </ul>
          )}
        </QueryState>
      </div>
    </div>
  )
}
