import type { AdminMessage } from '../../../../contract/admin-message.ts'
import { formatChatTime, formatDayHeading, tokyoDay } from '../../../lib/date-ja.ts'

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

/** The log, oldest first; `sending` is what is on its way and stands last. */
export function operatorLines(messages: readonly AdminMessage[], sending: string | null): OperatorLine[] {
  const lines = messages.map((message, index): OperatorLine => {
    const before = messages[index - 1]
    const startsDay = !before || tokyoDay(before.created_at) !== tokyoDay(message.created_at)
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
  return [...lines, { key: 'sending', content: sending, mine: true, time: '', sending: true }]
}
