import { hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { askOperator, inquiries, tellMember } from '../content/operator-messages.ts'
import type { Person } from '../people/person.ts'
import type { Town } from '../town.ts'
import type { Cast, PersonaKey } from './join-personas.ts'
import { days, hours } from './persona.ts'

/** Personas whose operator conversation has been read to the end but for its last line. */
const talkative = ['woman', 'woman-premium', 'man', 'man-sss'] as const satisfies readonly PersonaKey[]

/** A question, its answer, thanks, and a line of the operator that waits to be read (HONA-06). */
export function planOperatorChats(town: Town, cast: Cast): void {
  for (const key of talkative) planOperatorChat(town, cast[key])
}

function planOperatorChat(town: Town, person: Person): void {
  const askedAt = town.now - days(9)
  const answeredAt = askedAt + hours(3)
  askOperator(town, person, inquiries[1], askedAt)
  tellMember(town, person, 'reply', answeredAt, answeredAt + 20 * minuteMs)
  askOperator(town, person, inquiries[6], answeredAt + 25 * minuteMs)
  tellMember(town, person, 'check-in', town.now - 5 * hourMs, null)
}
