import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Persona } from '../../../../contract/control/personas.ts'
import { textsIn } from '../../../../contract/rules/language.ts'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { personasQuery } from '../../hub/control/queries.ts'
import { useCopy, useLanguage } from '../../hub/language.ts'
import { phonesOnStageAtom } from '../../hub/phone-state.ts'
import { logInByHand } from '../../hub/recording/by-hand.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { SearchField } from '../../parts/fields.tsx'
import { findPersonas, personaTitle, sexName } from '../../parts/people.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { personasCopy } from './copy.ts'

/** A persona with its purpose, and buttons to put it on a phone. */
function PersonaRow({ persona }: { persona: Persona }) {
  const words = useCopy(personasCopy)
  const { title, text } = textsIn(useLanguage(), persona)
  const phones = useAtomValue(phonesOnStageAtom)
  return (
    <li className="flex gap-3 py-3">
      <Avatar src={persona.photo} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-2 text-s font-semibold">
          <span>{personaTitle(persona)}</span>
          <span className="shrink-0 text-xs font-normal text-ink-3">{sexName(persona.sex)}</span>
        </p>
        <p className="text-s text-ink-2">{text}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
          {phones.map((phone) => (
            <ActionButton
              key={phone}
              icon="phone"
              run={() => logInByHand(phone, persona.email)}
              aria-label={words.showOn(persona.name ?? title, phone.toUpperCase())}
            >
              {phone.toUpperCase()}
            </ActionButton>
          ))}
          <code className="ms-auto truncate font-mono text-xs text-ink-3">{persona.key}</code>
        </div>
      </div>
    </li>
  )
}

/** All personas, found by key, name, title or sex. */
export function PersonaList() {
  const words = useCopy(personasCopy)
  const [text, setText] = useState('')
  return (
    <>
      <SearchField {...words.find} value={text} onChange={setText} className="mb-2" />
      <QueryState of={personasQuery}>
        {(personas) => {
          const found = findPersonas(personas, text)
          if (found.length === 0) return <p className="py-6 text-s text-ink-2">{words.nothing}</p>
          return (
            <ul className="divide-y divide-line">
              {found.map((persona) => (
                <PersonaRow key={persona.key} persona={persona} />
              ))}
            </ul>
          )
        }}
      </QueryState>
    </>
  )
}
