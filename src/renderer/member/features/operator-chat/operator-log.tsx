import type { OperatorChatMessage } from '../../../../contract/calls/operator-chat.ts'
import { defaultPhotoPath } from '../../../../contract/calls/photo.ts'
import {
  dayMs,
  hourMs,
  tokyoDay,
  tokyoMidnight,
  tokyoOffsetMs,
  tokyoParts,
} from '../../../../contract/rules/tokyo-time.ts'
import { operatorChatCopy } from '../../../lib/copy/chat.ts'
import { formatChatTime, formatDayHeading, isSameDay } from '../../../lib/date-ja.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx'
import { ChatDay, ChatLog } from '../../../ui/chat/chat-log.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { LinkedText } from '../../../ui/list/text.tsx'
import { useConfig } from '../../api/config.ts'
import { useServerNow } from '../../api/server-time.ts'

/** Office hours of the operator: weekdays from 10 to 19 in Tokyo (D-80). */
const opensAt = 10
const closesAt = 19
/** Day 0 is Sunday, day 6 Saturday. */
const isWeekend = (ms: number) => new Date(ms + tokyoOffsetMs).getUTCDay() % 6 === 0

/** Returns the next opening as epoch ms, or null during office hours. */
export function nextOpening(nowMs: number): number | null {
  const { hour } = tokyoParts(nowMs)
  if (!isWeekend(nowMs) && hour >= opensAt && hour < closesAt) return null
  let day = tokyoMidnight(tokyoDay(nowMs))
  if (hour >= opensAt) day += dayMs
  while (isWeekend(day)) day += dayMs
  return day + opensAt * hourMs
}

interface OperatorLine {
  readonly key: string
  readonly content: string
  /** Whether the member wrote it: sender 1 is the member, any other the operator office (HONA-09, HONA-10). */
  readonly mine: boolean
  readonly day?: string
  readonly time: string
  readonly sending: boolean
}

/** Message in flight, with the newest message id known when it was sent. */
interface SendingLine {
  readonly content: string
  readonly after: number
}

/** Builds the log, oldest first, then `sending`, unless the socket has delivered it before its response. */
export function operatorLines(messages: readonly OperatorChatMessage[], sending: SendingLine | null): OperatorLine[] {
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
  const arrived = messages.some((message) => message.sender === 1 && message.id > after && message.content === content)
  return arrived ? lines : [...lines, { key: 'sending', content, mine: true, time: '', sending: true }]
}

const copy = operatorChatCopy.welcome

/** Shown before the first message: a greeting, the office hours, and topics of a message. */
export function OperatorWelcome({ name, onTopic }: { name: string; onTopic: (text: string) => void }) {
  const now = useServerNow(60_000)
  const opening = nextOpening(now)
  return (
    <div className="grid gap-3 py-3">
      <ChatBubble from="you" speaker={operatorChatCopy.sentByOperator}>
        {copy.greeting(name, tokyoParts(now).hour)}
      </ChatBubble>
      <ChatBubble from="you" speaker={operatorChatCopy.sentByOperator}>
        {opening === null ? copy.open : copy.closed(formatDayHeading(opening))}
      </ChatBubble>
      <p className="pt-2 text-s text-ink-2">{copy.question}</p>
      {/* As wide as the messages above. */}
      <ul className="grid max-w-bubble gap-2">
        {copy.topics.map((topic) => (
          <li key={topic}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-full bg-surface px-4.5 py-2 text-start font-semibold text-plum inset-ring inset-ring-edge hover:bg-wash active:bg-wash-press"
              onClick={() => onTopic(copy.begin(topic))}
            >
              {topic}
              <Icon name="chevron-right" size={18} className="text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
      <p className="pt-3 text-xs phrase text-ink-3">{copy.emergency}</p>
    </div>
  )
}

/** Messages with the operator, with links and the default avatar (HONA-07 to HONA-12, HONA-15). */
export function OperatorLog({ lines, welcome }: { lines: readonly OperatorLine[]; welcome: React.ReactNode }) {
  const { apiBase } = useConfig()
  return (
    <ChatLog
      label={operatorChatCopy.title}
      items={lines}
      keyOf={({ key }) => key}
      isOwn={({ mine }) => mine}
      head={
        lines.length === 0 ? (
          welcome
        ) : (
          <p className="py-3 text-center text-s phrase text-ink-3">{operatorChatCopy.hours}</p>
        )
      }
      renderItem={({ content, mine, day, time, sending }) => (
        <>
          {day !== undefined && <ChatDay>{day}</ChatDay>}
          <div className="flex items-start gap-2">
            {!mine && <Avatar src={`${apiBase}${defaultPhotoPath}`} size={36} />}
            <div className="min-w-0 flex-1">
              <ChatBubble
                from={mine ? 'me' : 'you'}
                speaker={mine ? operatorChatCopy.sentByMe : operatorChatCopy.sentByOperator}
                time={time}
                state={sending ? 'sending' : 'sent'}
              >
                <LinkedText>{content}</LinkedText>
              </ChatBubble>
            </div>
          </div>
        </>
      )}
    />
  )
}
