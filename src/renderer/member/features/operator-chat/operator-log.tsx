import type { ReactNode } from 'react'
import { defaultPhotoPath } from '../../../../contract/calls/photo.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx'
import { ChatDay, ChatLog } from '../../../ui/chat/chat-log.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { LinkedText } from '../../../ui/list/text.tsx'
import { useConfig } from '../../api/use-config.ts'
import type { OperatorLine } from './operator-lines.ts'

interface OperatorLogProps {
  lines: readonly OperatorLine[]
  /** Instead of messages, before there are any. */
  welcome: ReactNode
}

/** The messages with the operator office; addresses are links, the operator's carry the default avatar (HONA-07 to HONA-12, HONA-15). */
export function OperatorLog({ lines, welcome }: OperatorLogProps) {
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
