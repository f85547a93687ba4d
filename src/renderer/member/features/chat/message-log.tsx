import { useState } from 'react'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx'
import { ChatDay, ChatLog, ChatUnread } from '../../../ui/chat/chat-log.tsx'
import { PhrasedText } from '../../../ui/list/text.tsx'
import type { ChatRow } from './chat-rows.ts'

/** Messages in one slice of the history. */
const slice = 60

interface MessageLogProps {
  rows: readonly ChatRow[]
  partnerName: string
  head: React.ReactNode
  onRetry: (key: string) => void
  onDiscard: (key: string) => void
}

/** Message log. Renders the newest slice first and adds older slices while the member scrolls up. */
export function MessageLog({ rows, partnerName, head, onRetry, onDiscard }: MessageLogProps) {
  // Counted from the oldest message, so that new messages do not move the start of the log.
  const [start, setStart] = useState(() => Math.max(0, rows.length - slice))
  // In a world that was set back, the list may end before its start here.
  const hidden = start < rows.length ? start : Math.max(0, rows.length - slice)
  return (
    <ChatLog
      label={chatCopy.sentBy(partnerName)}
      items={hidden === 0 ? rows : rows.slice(hidden)}
      keyOf={({ key }) => key}
      isOwn={({ mine }) => mine}
      newText={chatCopy.newMessages}
      onReachTop={() => setStart(Math.max(0, hidden - slice))}
      head={hidden > 0 ? <Spinner className="mx-auto my-3 text-ink-3" label={chatCopy.loading} /> : head}
      renderItem={({ key, content, mine, day, unread, joined, time, state }) => (
        <>
          {day !== undefined && <ChatDay>{day}</ChatDay>}
          {unread && <ChatUnread>{chatCopy.unreadFrom}</ChatUnread>}
          <ChatBubble
            from={mine ? 'me' : 'you'}
            joined={joined}
            speaker={mine ? chatCopy.sentByMe : chatCopy.sentBy(partnerName)}
            time={state === 'sending' ? '' : time}
            state={state}
            onRetry={() => onRetry(key)}
            onDiscard={() => onDiscard(key)}
          >
            <PhrasedText>{content}</PhrasedText>
          </ChatBubble>
        </>
      )}
    />
  )
}
