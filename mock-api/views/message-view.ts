import type { AdminMessage } from '../../src/contract/admin-message.ts'
import type { ChatMessage } from '../../src/contract/message.ts'
import { tokyoIso } from '../domain/time.ts'
import type { Message } from '../domain/world/records/message.ts'
import type { OperatorMessage } from '../domain/world/records/operator-message.ts'

/** A chat message, over HTTP and socket alike (API-46, WS-01). */
export function messageView(message: Message): ChatMessage {
  const { id, content, authorId, createdAt } = message
  return { id, content, user_id: authorId, created_at: tokyoIso(createdAt) }
}

/** A line of the operator chat; the operator's author id is 0 (API-48, WS-02). */
export function operatorMessageView(message: OperatorMessage): AdminMessage {
  const { id, content, sender, memberId, createdAt } = message
  return { id, content, sender, user_id: sender === 1 ? memberId : 0, created_at: tokyoIso(createdAt) }
}
