import type { ChatMessage } from '../../../src/contract/calls/chat.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { Message } from '../../world/records/message.ts'

/** A chat message, over HTTP and socket alike (API-46, WS-01). */
export function messageView(message: Message): ChatMessage {
  const { id, content, authorId, createdAt } = message
  return { id, content, user_id: authorId, created_at: tokyoIso(createdAt) }
}
