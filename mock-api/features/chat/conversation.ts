import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/presence.ts'
import { isVerified } from '../member/verification.ts'
import { isMatched } from '../pairing/choices.ts'

/** Whether two members may talk in this pairing now: matched, not blocked, both still here (D-22, D-25, IMP-29). */
function isConversationOpen(world: World, pairing: Pairing): boolean {
  return (
    isMatched(pairing) &&
    pairing.blockedBy === null &&
    isPresent(world.members.get(pairing.womanId)) &&
    isPresent(world.members.get(pairing.manId))
  )
}

/** Whether a member may read and write in this conversation now: verified, one of the two, and it is open. */
export function mayConverse(world: World, member: Member, pairing: Pairing): boolean {
  const takesPart = pairing.womanId === member.id || pairing.manId === member.id
  return takesPart && isVerified(member) && isConversationOpen(world, pairing)
}

/** The conversation with this uuid if the member may read it now, or undefined. */
export function findConversation(world: World, member: Member, uuid: string): Pairing | undefined {
  const pairing = world.pairings.findBy('uuid', uuid)
  return pairing && mayConverse(world, member, pairing) ? pairing : undefined
}

/** As findConversation; refuses with 404 for unknown, foreign and closed ones alike (C-5). */
export function getConversation(world: World, member: Member, uuid: string): Pairing {
  const pairing = findConversation(world, member, uuid)
  if (!pairing) throw new Refusal('unknown', { msg: 'このメッセージは表示できません。' })
  return pairing
}

/** Marks a conversation as read for one of its two members (API-47). */
export function markRead(world: World, pairing: Pairing, member: Member): void {
  const unread = member.sex === 2 ? pairing.unreadByWoman : pairing.unreadByMan
  if (unread === 0) return
  world.pairings.update(pairing.id, member.sex === 2 ? { unreadByWoman: 0 } : { unreadByMan: 0 })
}
