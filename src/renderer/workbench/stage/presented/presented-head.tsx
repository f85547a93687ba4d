import type { PhoneName } from '../../../../contract/rules/start-options.ts'
import type { PhoneState } from '../../state/phones.ts'
import { BackendBadge } from '../look/backend-badge.tsx'
import { PersonaFace } from '../personas/persona-face.tsx'
import { usePerson } from '../use-person.ts'

interface PresentedHeadProps {
  name: PhoneName
  state: PhoneState
}

/** Whose phone it is, for an audience: nothing to press. */
export function PresentedHead({ name, state }: PresentedHeadProps) {
  const person = usePerson(name, state)
  return (
    <p className="flex h-9 min-w-0 items-center gap-2 text-m">
      <PersonaFace photo={person.photo} />
      <span className="shrink-0 font-semibold">{person.name}</span>
      <span className="truncate text-ink-2">{person.standing}</span>
      <BackendBadge name={name} />
    </p>
  )
}
