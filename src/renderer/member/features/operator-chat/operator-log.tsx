import { defaultPhotoPath } from '../../../../contract/rules/photo.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx'
import { ChatDay, ChatLog } from '../../../ui/chat/chat-log.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { LinkedText } from '../../../ui/list/text.tsx'
import { useConfig } from '../../api/config.ts'
import type { OperatorRow } from './operator-rows.ts'

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
