import type { OperatorChatMessage } from '../../../../contract/calls/operator-chat.ts'

/** The list with a message, once and in order of id: the answer and the line both bring it. */
export function insertMessage(
  list: readonly OperatorChatMessage[],
  message: OperatorChatMessage,
): readonly OperatorChatMessage[] {
  if (list.some(({ id }) => id === message.id)) return list
  return [...list, message].toSorted((one, other) => one.id - other.id)
}
