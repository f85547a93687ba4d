import type { OperatorChatMessage } from '../../../../contract/calls/operator-chat.ts'
import { ChatSender } from '../../../../contract/enums/operator-chat.ts'
import { formatChatTime, formatDayHeading, isSameDay } from '../../../lib/date-ja.ts'

export interface OperatorRow {
  readonly key: string
  readonly content: string
  /** Whether the member wrote it; any other sender is the operator office (HONA-09, HONA-10). */
  readonly mine: boolean
  readonly day?: string
  readonly time: string
  readonly sending: boolean
}

/** Message in flight, with the newest message id known when it was sent. */
interface PendingMessage {
  readonly content: string
  readonly after: number
}

/** Builds the log, oldest first, then `sending`, unless the socket has delivered it before its response. */
export function operatorRows(messages: readonly OperatorChatMessage[], sending: PendingMessage | null): OperatorRow[] {
  const rows = messages.map((message, index): OperatorRow => {
    const before = messages[index - 1]
    const startsDay = !before || !isSameDay(before.created_at, message.created_at)
    return {
      key: `m${message.id}`,
      content: message.content,
      mine: message.sender === ChatSender.member,
      time: formatChatTime(message.created_at),
      sending: false,
      ...(startsDay ? { day: formatDayHeading(message.created_at) } : {}),
    }
  })
  if (sending === null) return rows
  const { content, after } = sending
  const arrived = messages.some(
    (message) => message.sender === ChatSender.member && message.id > after && message.content === content,
  )
  return arrived ? rows : [...rows, { key: 'sending', content, mine: true, time: '', sending: true }]
}
