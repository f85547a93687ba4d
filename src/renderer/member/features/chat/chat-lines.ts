import type { ChatMessage } from '../../../../contract/calls/chat.ts'
import { formatChatTime, formatDayHeading, isSameDay } from '../../../lib/date-ja.ts'
import type { Unsent } from './outbox.ts'

/** Both lists as one: each id once, ordered by id, which is the order of writing. The first list must be ordered. */
export function mergeMessages(loaded: readonly ChatMessage[], live: readonly ChatMessage[]): readonly ChatMessage[] {
  const known = new Set(loaded.map(({ id }) => id))
  const added: ChatMessage[] = []
  for (const message of live) {
    if (known.has(message.id)) continue
    known.add(message.id)
    added.push(message)
  }
  if (added.length === 0) return loaded
  return [...loaded, ...added].toSorted((one, other) => one.id - other.id)
}

/** One line of the log. */
export interface ChatLine {
  readonly key: string
  readonly content: string
  readonly mine: boolean
  /** Heading before it, at the first message of a day. */
  readonly day?: string
  /** At the end of a run of one minute and one author (CHAT-08). */
  readonly time?: string
  readonly state: 'sent' | 'sending' | 'failed'
}

/** The log from delivered and unsent messages, oldest first; unsent ones stand last. */
export function chatLines(
  messages: readonly ChatMessage[],
  unsent: readonly Unsent[],
  ownId: number,
  keyOf: (messageId: number) => string | undefined,
): ChatLine[] {
  const delivered = messages.map((message, index): ChatLine => {
    const before = messages[index - 1]
    const after = messages[index + 1]
    const time = formatChatTime(message.created_at)
    const startsDay = !before || !isSameDay(before.created_at, message.created_at)
    const goesOn = after?.user_id === message.user_id && formatChatTime(after.created_at) === time
    return {
      key: keyOf(message.id) ?? `m${message.id}`,
      content: message.content,
      mine: message.user_id === ownId,
      state: 'sent',
      ...(startsDay ? { day: formatDayHeading(message.created_at) } : {}),
      ...(goesOn ? {} : { time }),
    }
  })
  const waiting = unsent.map(({ key, content, late, refused }): ChatLine => ({
    key,
    content,
    mine: true,
    state: late || refused ? 'failed' : 'sending',
  }))
  return [...delivered, ...waiting]
}
