import type { OperatorChatMessage } from '../../../src/contract/calls/operator-chat.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { OperatorMessage } from '../../world/records/operator.ts'

/** A line of the operator chat; the operator's author id is 0 (API-48, WS-02). */
export function operatorMessageView(message: OperatorMessage): OperatorChatMessage {
  const { id, content, sender, memberId, createdAt } = message
  return { id, content, sender, user_id: sender === 1 ? memberId : 0, created_at: tokyoIso(createdAt) }
}
