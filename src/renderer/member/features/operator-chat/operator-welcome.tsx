import { tokyoParts } from '../../../../contract/rules/tokyo-time.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { formatDayHeading } from '../../../lib/date-ja.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { nextOpening } from './opening-hours.ts'

const copy = operatorChatCopy.welcome

/** Before the first message: a greeting, when somebody answers, and what a message may be about. */
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
      {/* As wide as the messages above, whatever the window. */}
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
