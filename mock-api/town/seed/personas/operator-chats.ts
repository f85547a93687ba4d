import { minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { inquiries, planInquiry, planOperatorMessage } from '../content/operator-messages.ts'
import type { Person } from '../people/person.ts'
import { days, hours } from '../time-spans.ts'
import type { Town } from '../town.ts'
import type { Cast, PersonaKey } from './personas.ts'

/** Personas who have read the operator conversation except for its last message. */
const talkative = ['woman', 'woman-premium', 'man', 'man-sss'] as const satisfies readonly PersonaKey[]

/** Plans a question, its answer, thanks, and an unread message of the operator (HONA-06). */
export function planOperatorChats(town: Town, cast: Cast): void {
  for (const key of talkative) planOperatorChat(town, cast[key])
}

function planOperatorChat(town: Town, person: Person): void {
  const askedAt = town.now - days(9)
  const answeredAt = askedAt + hours(3)
  planInquiry(town, person, inquiries[1], askedAt)
  planOperatorMessage(town, person, 'reply', answeredAt, answeredAt + 20 * minuteMs)
  planInquiry(town, person, inquiries[6], answeredAt + 25 * minuteMs)
  planOperatorMessage(town, person, 'check-in', town.now - hours(5), null)
}
