import type { OperatorChatMessage } from '../../../../contract/calls/operator-chat.ts'
import { formatChatTime, formatDayHeading, isSameDay } from '../../../lib/date-ja.ts'

/** One line of the operator chat. */
export interface OperatorLine {
  readonly key: string
  readonly content: string
  /** Sender 1 is the member, any other the operator office (HONA-09, HONA-10). */
  readonly mine: boolean
  readonly day?: string
  readonly time: string
  readonly sending: boolean
}

/** What is on its way, and the newest message known when it was sent. */
export interface SendingLine {
  readonly content: string
  readonly after: number
}

/**
 * The log, oldest first; `sending` stands last until it is there. The line may bring it before the call's answer does:
 * then it is not shown twice.
 */
export function operatorLines(
  messages: readonly OperatorChatMessage[],
  sending: SendingLine | null,
): OperatorLine[] {
  const lines = messages.map((message, index): OperatorLine => {
    const before = messages[index - 1]
    const startsDay = !before || !isSameDay(before.created_at, message.created_at)
    return {
      key: `m${message.id}`,
      content: message.content,
      mine: message.sender === 1,
      time: formatChatTime(message.created_at),
      sending: false,
      ...(startsDay ? { day: formatDayHeading(message.created_at) } : {}),
    }
  })
  if (sending === null) return lines
  const { content, after } = sending
  const arrived = messages.some(
    (message) => message.sender === 1 && message.id > after && message.content === content,
  )
  return arrived ? lines : [...lines, { key: 'sending', content, mine: true, time: '', sending: true }]
}
