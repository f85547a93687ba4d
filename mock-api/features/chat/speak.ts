import { chatTextFault } from '../../../src/contract/rules/texts.ts'
import { minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Message } from '../../world/records/message.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { callTown } from '../../world/town-call.ts'
import type { World } from '../../world/world.ts'
import { mayConverse } from './conversation.ts'

/**
 * Adds a message to a conversation. Returns undefined, and changes nothing, for what is dropped without a word: blank,
 * too long, holding an address, a man before her first message (D-27), or a chat that is closed to this member.
 */
export function speak(
  world: World,
  author: Member,
  pairing: Pairing,
  content: string,
  ctx: Context,
): Message | undefined {
  if (!mayConverse(world, author, pairing) || chatTextFault(content) !== null) return undefined
  if (author.sex === 1 && !pairing.womanWrote) return undefined
  const message = world.messages.insert({
    pairingId: pairing.id,
    authorId: author.id,
    content,
    createdAt: ctx.now,
  })
  world.pairings.update(pairing.id, {
    lastMessage: content,
    lastMessageAt: ctx.now,
    ...(author.sex === 2
      ? { womanWrote: true, unreadByMan: pairing.unreadByMan + 1 }
      : { unreadByWoman: pairing.unreadByWoman + 1 }),
  })
  callTown(world, ctx.now + minuteMs)
  return message
}
