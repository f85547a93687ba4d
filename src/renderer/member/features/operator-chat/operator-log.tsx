import { defaultPhotoPath } from '../../../../contract/rules/photo.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx'
import { ChatDay, ChatLog } from '../../../ui/chat/chat-log.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { LinkedText } from '../../../ui/list/text.tsx'
import { useConfig } from '../../api/config.ts'
import { useServerNow } from '../../api/server-time.ts'
import { greetingOf } from '../../shared/greeting.ts'
import { type OperatorRow } from './operator-rows.ts'

const copy = operatorChatCopy.welcome

const topicStyle = {
  row: 'flex min-h-11 w-full items-center justify-between gap-3 px-4.5 py-2 text-start',
  look: 'rounded-full bg-surface font-semibold text-plum inset-ring inset-ring-edge hover:bg-wash active:bg-wash-press',
}

/** Shown before the first message: a greeting and topics of a message. */
export function OperatorWelcome({ name, onTopic }: { name: string; onTopic: (topic: string) => void }) {
  const now = useServerNow(60_000)
  return (
    <div className="grid gap-3 py-3">
      <ChatBubble from="you" speaker={operatorChatCopy.sentByOperator}>
        {copy.greeting(name, greetingOf(now))}
      </ChatBubble>
      <ChatBubble from="you" speaker={operatorChatCopy.sentByOperator}>
        {copy.inTurn}
      </ChatBubble>
      <p className="pt-2 text-s text-ink-2">{copy.question}</p>
      {/* As wide as the messages above. */}
      <ul className="grid max-w-bubble gap-2">
        {copy.topics.map((topic) => (
          <li key={topic}>
            <button type="button" className={`${topicStyle.row} ${topicStyle.look}`} onClick={() => onTopic(topic)}>
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
export function OperatorLog({ rows, welcome }: { rows: readonly OperatorRow[]; welcome: React.ReactNode }) {
  const { apiBase } = useConfig()
  return (
    <ChatLog
      label={operatorChatCopy.title}
      items={rows}
      keyOf={({ key }) => key}
      isOwn={({ mine }) => mine}
      head={rows.length === 0 && welcome}
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
