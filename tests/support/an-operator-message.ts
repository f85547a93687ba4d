import type { OperatorChatMessage } from '../../src/contract/calls/operator-chat.ts'

/** A message between member 7 and the operator, with its id as text. @param sender 1 for the member, 2 for the operator */
export const anOperatorMessage = (
  id: number,
  sender: 1 | 2,
  created_at = '2026-11-21T09:05:00.000+09:00',
): OperatorChatMessage => ({ id, sender, user_id: sender === 1 ? 7 : 0, content: `${id}`, created_at })
