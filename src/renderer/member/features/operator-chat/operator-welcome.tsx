import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { greetingOf } from '../../shared/greeting.ts'

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
