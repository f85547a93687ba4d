import { operatorChatChannel, messageChannel } from '../../src/contract/channels.ts'
import type { Committed } from '../engine/store/transaction.ts'
import { messageView } from '../features/chat/chat-view.ts'
import { operatorMessageView } from '../features/operator-chat/operator-message-view.ts'
import type { OperatorMessage } from '../world/records/operator.ts'
import type { Message } from '../world/records/pairing.ts'
import type { World } from '../world/world.ts'
import type { Broadcast } from './hub.ts'

/** What an added record means for open sockets: messages go to their conversation's stream. */
export function broadcastOf(world: World, { table, after }: Committed): Broadcast | undefined {
  if (table === 'messages') {
    const message = after as Message
    const { id, womanId, manId } = world.pairings.get(message.pairingId)
    const stream = { channel: messageChannel.name, conversation: id }
    return { stream, to: [womanId, manId], message: messageView(message) }
  }
  if (table === 'operatorMessages') {
    const message = after as OperatorMessage
    const { memberId } = message
    const stream = { channel: operatorChatChannel.name, conversation: memberId }
    return { stream, to: [memberId], message: operatorMessageView(message) }
  }
  return undefined
}
