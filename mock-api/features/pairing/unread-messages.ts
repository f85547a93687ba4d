import { Sex } from '../../../src/contract/enums/member.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { isMatched } from './pairing.ts'

/** Number of a member's unread messages in a conversation; 0 for a closed one, which cannot be read. */
export function unreadOf(pairing: Pairing, me: Member): number {
  if (!isMatched(pairing)) return 0
  return me.sex === Sex.woman ? pairing.unreadByWoman : pairing.unreadByMan
}

/** Number of a member's unread messages in all these conversations (API-09, API-29). */
export function unreadTotal(pairings: readonly Pairing[], me: Member): number {
  let total = 0
  for (const pairing of pairings) total += unreadOf(pairing, me)
  return total
}
