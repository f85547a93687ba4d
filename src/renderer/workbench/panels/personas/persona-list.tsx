import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { personasQuery } from '../../control/queries.ts'
import { ActionButton, compactControl } from '../../parts/buttons.tsx'
import { QueryState } from '../../parts/panel.tsx'
import { findPersonas, PersonaFace, personaTitle } from '../../stage/persona-picker.tsx'
import { enterPhone } from '../../stage/phone-actions.ts'
import { phonesOnStageAtom } from '../../state/phones.ts'

/** All personas with what they are for, each with the phones to put it on. */
export function PersonaList() {
  const query = useQuery(personasQuery)
  const [text, setText] = useState('')
  const phones = useAtomValue(phonesOnStageAtom)
  return (
    <>
      <input
        type="search"
        aria-label="ペルソナを探す"
        placeholder="名前・役割・キーで探す"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${compactControl} mb-2`}
      />
      <QueryState query={query}>
        {(personas) => {
          const found = findPersonas(personas, text)
          if (found.length === 0) return <p className="py-6 text-s text-ink-2">見つかりませんでした。</p>
          return (
            <ul className="divide-y divide-line">
              {found.map((persona) => (
                <li key={persona.key} className="flex gap-3 py-3">
                  <PersonaFace photo={persona.photo} size={36} />
                  <div className="min-w-0 flex-1">
                    <p className="flex items-baseline justify-between gap-2 text-s font-semibold">
                      <span>{personaTitle(persona)}</span>
                      <span className="shrink-0 text-xs font-normal text-ink-3">
                        {persona.sex === 2 ? '女性' : '男性'}
                      </span>
                    </p>
                    <p className="text-s text-ink-2">{persona.text}</p>
                    <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
                      {phones.map((phone) => (
                        <ActionButton
                          key={phone}
                          icon="phone"
                          run={() => enterPhone(phone, persona.email)}
                          aria-label={`${persona.name ?? persona.title}をスマートフォン ${phone.toUpperCase()} に出す`}
                        >
                          {phone.toUpperCase()}
                        </ActionButton>
                      ))}
                      <code className="ms-auto truncate font-mono text-xs text-ink-3">{persona.key}</code>
                    </div>
                  </div>
                </li>
              ))}
            </ul>
          )
        }}
      </QueryState>
    </>
  )
}
