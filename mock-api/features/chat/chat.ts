import { Sex } from '../../../src/contract/enums/member.ts'
import { chatTextFault } from '../../../src/contract/rules/chat-text.ts'
import { minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import { type Member, isVerified } from '../../world/records/member.ts'
import type { Message, Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/member.ts'
import { isMatched, takesPart } from '../pairing/pairing.ts'

/** Whether the members of a pairing may chat now: matched, not blocked, both present (D-22, D-25, IMP-29). */
function isConversationOpen(world: World, pairing: Pairing): boolean {
  return (
    isMatched(pairing) &&
    pairing.blockedBy === null &&
    isPresent(world.members.get(pairing.womanId)) &&
    isPresent(world.members.get(pairing.manId))
  )
}

/** Whether a member may read and write in an open conversation now: verified and part of it. */
export function mayConverse(world: World, member: Member, pairing: Pairing): boolean {
  return takesPart(pairing, member) && isVerified(member) && isConversationOpen(world, pairing)
}

/** Returns the conversation with this uuid if the member may read it now, or undefined. */
export function findConversation(world: World, member: Member, uuid: string): Pairing | undefined {
  const pairing = world.pairings.findBy('uuid', uuid)
  return pairing && mayConverse(world, member, pairing) ? pairing : undefined
}

/** Like findConversation, but refuses unknown, foreign and closed conversations with the same 404 (C-5). */
export function getConversation(world: World, member: Member, uuid: string): Pairing {
  const pairing = findConversation(world, member, uuid)
  if (!pairing) throw new Refusal('unknown', { msg: 'このメッセージは表示できません。' })
  return pairing
}

/** Marks a conversation as read for one member (API-47). */
export function markRead(world: World, pairing: Pairing, member: Member): void {
  const unread = member.sex === Sex.woman ? pairing.unreadByWoman : pairing.unreadByMan
  if (unread === 0) return
  world.pairings.update(pairing.id, member.sex === Sex.woman ? { unreadByWoman: 0 } : { unreadByMan: 0 })
}

/** From a message until a townsperson may react to it at the earliest. */
const reactionMs = minuteMs

/**
 * Adds a message to a conversation. Silently drops blank and long texts, texts with an address, a man's message before
 * her first one (D-27), and messages to a closed chat. Returns undefined then.
 */
export function speak(
  world: World,
  author: Member,
  pairing: Pairing,
  content: string,
  ctx: Context,
): Message | undefined {
  if (!mayConverse(world, author, pairing) || chatTextFault(content) !== null) return undefined
  if (author.sex === Sex.man && !pairing.womanWrote) return undefined
  const message = world.messages.insert({
    pairingId: pairing.id,
    authorId: author.id,
    content,
    createdAt: ctx.now,
  })
  world.pairings.update(pairing.id, {
    lastMessage: content,
    lastMessageAt: ctx.now,
    ...(author.sex === Sex.woman
      ? { womanWrote: true, unreadByMan: pairing.unreadByMan + 1 }
      : { unreadByWoman: pairing.unreadByWoman + 1 }),
  })
  haveTownActBy(world, ctx.now + reactionMs)
  return message
}

/** Moves the next act of the town, if it is on, to this instant at the latest: a townsperson may have to reply. */
function haveTownActBy(world: World, at: number): void {
  const activity = world.settings.find(1)?.townActivity
  if (activity && at < activity.nextAt) world.settings.update(1, { townActivity: { ...activity, nextAt: at } })
}
