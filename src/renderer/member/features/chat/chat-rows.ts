import type { ChatMessage } from '../../../../contract/calls/chat.ts'
import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import { formatChatTime, formatDayHeading, isSameDay, toEpochMs } from '../../../lib/date-ja.ts'
import type { Unsent } from './unsent.ts'

export interface ChatRow {
  readonly key: string
  readonly content: string
  readonly mine: boolean
  readonly day?: string
  /** Whether the unread line stands before this message (D-105). */
  readonly unread?: true
  /** Whether the message continues the previous line's group (D-105). */
  readonly joined?: true
  /** Time shown at the end of a group (CHAT-08). */
  readonly time?: string
  readonly state: 'sent' | 'sending' | 'failed'
}

/** Maximum age of a group: messages of one author within it, counted from the first, form one group (D-105). */
const groupMs = 5 * minuteMs

/** Returns the id of the oldest of the partner's newest `unread` messages, or null when nothing is unread. */
export function firstUnreadId(messages: readonly ChatMessage[], ownId: number, unread: number): number | null {
  if (unread === 0) return null
  const theirs = messages.filter(({ user_id }) => user_id !== ownId)
  return (theirs.at(-unread) ?? theirs[0])?.id ?? null
}

interface LogState {
  readonly ownId: number
  readonly firstUnread: number | null
  /** Returns the local key of an own message written while this page was open. */
  readonly keyOf: (messageId: number) => string | undefined
}

/** Builds the log from delivered and unsent messages: delivered ones oldest first, then the unsent ones. */
export function chatRows(
  messages: readonly ChatMessage[],
  unsent: readonly Unsent[],
  { ownId, firstUnread, keyOf }: LogState,
): ChatRow[] {
  const joined = joinedToGroup(messages, firstUnread)
  const delivered = messages.map((message, index): ChatRow => {
    const before = messages[index - 1]
    const startsDay = !before || !isSameDay(before.created_at, message.created_at)
    return {
      key: keyOf(message.id) ?? `m${message.id}`,
      content: message.content,
      mine: message.user_id === ownId,
      state: 'sent',
      ...(startsDay ? { day: formatDayHeading(message.created_at) } : {}),
      ...(message.id === firstUnread ? { unread: true } : {}),
      ...(joined[index] ? { joined: true } : {}),
      ...(joined[index + 1] ? {} : { time: formatChatTime(message.created_at) }),
    }
  })
  const waiting = unsent.map(({ key, content, state }): ChatRow => ({
    key,
    content,
    mine: true,
    state: state === 'waiting' ? 'sending' : 'failed',
  }))
  return [...delivered, ...waiting]
}

/** Tells of each message whether it continues the group of the one before it (D-105). */
function joinedToGroup(messages: readonly ChatMessage[], firstUnread: number | null): readonly boolean[] {
  let groupStart = 0
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const at = toEpochMs(message.created_at)
    const isJoined =
      before !== undefined &&
      before.user_id === message.user_id &&
      at - groupStart < groupMs &&
      isSameDay(before.created_at, message.created_at) &&
      message.id !== firstUnread
    if (!isJoined) groupStart = at
    return isJoined
  })
}
