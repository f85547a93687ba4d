import { Avatar } from '../../../ui/list/avatar.tsx'
import { BackendBadge } from './phone-badges.tsx'
import type { PhonePart } from './phone-part.ts'
import { usePerson } from './use-person.ts'

/** Name of the member on a phone, without controls, for a presentation. */
export function PresentedHead(phone: PhonePart) {
  const person = usePerson(phone)
  return (
    <p className="flex h-9 min-w-0 items-center gap-2 text-m">
      <Avatar src={person.photo} size={26} />
      <span className="shrink-0 font-semibold">{person.name}</span>
      <span className="truncate text-ink-2" title={person.status}>
        {person.status}
      </span>
      <BackendBadge name={phone.name} />
    </p>
  )
}
