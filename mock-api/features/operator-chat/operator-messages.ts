import type { OperatorChatMessage } from '../../../src/contract/calls/operator-chat.ts'
import { ChatSender } from '../../../src/contract/enums/operator-chat.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import type { OperatorMessage } from '../../world/records/operator.ts'
import type { World } from '../../world/world.ts'

/** Adds a member's message to the operator; addresses are allowed (API-49, HONA-18). */
export function writeToOperator(world: World, memberId: number, content: string, ctx: Context): OperatorMessage {
  return world.operatorMessages.insert({
    memberId,
    sender: ChatSender.member,
    content,
    createdAt: ctx.now,
    readAt: null,
  })
}

/** Adds the operator's message to a member; unread until API-50 (IMP-13). */
export function writeAsOperator(world: World, memberId: number, content: string, ctx: Context): OperatorMessage {
  return world.operatorMessages.insert({
    memberId,
    sender: ChatSender.operator,
    content,
    createdAt: ctx.now,
    readAt: null,
  })
}

/** Marks all of the operator's messages to a member as read (API-50). */
export function readOperatorMessages(world: World, memberId: number, ctx: Context): void {
  for (const id of [...world.operatorMessages.idsBy('unread', memberId)]) {
    world.operatorMessages.update(id, { readAt: ctx.now })
  }
}

/** Returns a message of the operator chat; the operator's author id is 0 (API-48, WS-02). */
export function operatorMessageView(message: OperatorMessage): OperatorChatMessage {
  const { id, content, sender, memberId, createdAt } = message
  return { id, content, sender, user_id: sender === ChatSender.member ? memberId : 0, created_at: tokyoIso(createdAt) }
}
