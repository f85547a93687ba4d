import { useState } from 'react'
import type { Conversation } from '../../../../contract/calls/chat.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { useReadMarking } from '../../shared/outcome/use-read-marking.ts'
import { readConversationWrite } from '../../shared/outcome/writes/talk.ts'
import { usePartnerProfile } from '../../shared/partner-profile.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ChatMenu } from './chat-menu.tsx'
import { ConnectionState } from './connection-state.tsx'
import { ConversationStart } from './conversation-start.tsx'
import { MessageLog } from './message-log.tsx'
import { withOpener } from './openers.ts'
import { partnerOf } from './partner-of.ts'
import { useIntroduction } from './use-introduction.ts'
import { useMessageField } from './use-message-field.ts'
import { useRoom } from './use-room.ts'

interface ChatRoomProps {
  uuid: string
  conversation: Conversation
  profileAddress: string
  /** Number of the partner's unread messages; undefined until known. */
  unread: number | undefined
}

/** An open conversation: header, log and composer. The woman writes first (D-27). */
export function ChatRoom({ uuid, conversation, profileAddress, unread }: ChatRoomProps) {
  const { user, recommend } = conversation
  const partner = partnerOf(conversation)
  const { messages, rows, outbox, channelState } = useRoom(uuid, conversation, unread)
  useReadMarking({
    write: readConversationWrite,
    input: { recommend: { uuid } },
    newest: messages.findLast(({ user_id }) => user_id !== user.id)?.id ?? 0,
    // Marking erases the number of unread messages.
    ready: unread !== undefined,
  })
  const profile = usePartnerProfile(user.sex, partner.id)
  const introduction = useIntroduction(partner.name, profile)
  const begins = user.sex === Sex.woman && rows.length === 0
  const field = useMessageField(uuid, begins ? (introduction.text ?? '') : '')
  const offered = [introduction.text ?? '', ...introduction.openers.map(({ text }) => text)]
  const [menuOpen, setMenuOpen] = useState(false)
  const waitsForHer = user.sex === Sex.man && !messages.some(({ user_id }) => user_id === conversation.female.id)
  return (
    <>
      <ChatHeader
        sex={user.sex}
        partner={partner}
        about={profile ? chatCopy.ageAndArea(profile.age, profile.area.join('・')) : undefined}
        profileAddress={profileAddress}
        onMenu={() => setMenuOpen(true)}
      />
      <div className="relative flex min-h-0 flex-1 flex-col">
        <ConnectionState state={channelState} />
        <MessageLog
          rows={rows}
          partnerName={partner.name}
          head={
            rows.length === 0 ? (
              <ConversationStart
                partner={partner}
                profileAddress={profileAddress}
                openers={begins ? introduction.openers : null}
                onChoose={(opener) => field.write(withOpener(field.text, opener, offered))}
              />
            ) : (
              <p className="py-3 text-center text-xs phrase text-ink-3">{chatCopy.safety}</p>
            )
          }
          onRetry={(key) => outbox.retry(key)}
          onDiscard={(key) => outbox.discard(key)}
        />
      </div>
      {waitsForHer && (
        <p role="note" className="border-t border-line bg-surface px-5 py-2.5 text-center text-s phrase text-ink-2">
          {chatCopy.waitingForHer}
        </p>
      )}
      <ChatComposer
        field={field}
        introduction={introduction}
        channelState={channelState}
        waitsForHer={waitsForHer}
        onSend={(text) => outbox.add(text)}
      />
      <ChatMenu
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        profileAddress={profileAddress}
        partner={{ name: partner.name, pairingId: recommend.id }}
        onCopyIntroduction={() => void introduction.copy()}
      />
    </>
  )
}
