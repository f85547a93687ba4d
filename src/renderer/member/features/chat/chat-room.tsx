import { useState } from 'react'
import type { Conversation } from '../../../../contract/calls/chat.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { MessageComposer } from '../../../ui/chat/message-composer.tsx'
import { useDeviceSettings } from '../../shared/device-settings.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatMenu } from './chat-menu.tsx'
import { ConnectionState } from './connection-state.tsx'
import { ConversationStart } from './conversation-start.tsx'
import { EnterChoice } from './enter-choice.tsx'
import { lengthCounter } from './length-counter.ts'
import { MessageLog } from './message-log.tsx'
import { refuseText } from './refuse-text.ts'
import { useDraft } from './use-draft.ts'
import { useIntroduction } from './use-introduction.ts'
import { useReadMarking } from './use-read-marking.ts'
import { useRoom } from './use-room.ts'

interface ChatRoomProps {
  uuid: string
  conversation: Conversation
  profileAddress: string
}

/** An open conversation: header, log and the line to write on. She writes first (D-27). */
export function ChatRoom({ uuid, conversation, profileAddress }: ChatRoomProps) {
  const { user, recommend } = conversation
  const partner = user.sex === 1 ? conversation.female : conversation.male
  const { messages, lines, outbox, channelState } = useRoom(uuid, conversation)
  useReadMarking(uuid, messages, user.id)
  const introduction = useIntroduction(partner.name)
  const begins = user.sex === 2 && lines.length === 0
  const [draft, setDraft] = useDraft(uuid, begins ? (introduction.text ?? '') : '')
  const [refused, setRefused] = useState<string | null>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const waitsForHer = user.sex === 1 && !messages.some(({ user_id }) => user_id === conversation.female.id)

  const { enterSends } = useDeviceSettings()

  const write = (text: string) => {
    setDraft(text)
    setRefused(null)
  }
  const send = (text: string) => {
    const why = refuseText(text)
    setRefused(why)
    if (why !== null) return
    setDraft('')
    outbox.add(text)
  }
  return (
    <>
      <ChatHeader
        sex={user.sex}
        partner={partner}
        profileAddress={profileAddress}
        onMenu={() => setMenuOpen(true)}
      />
      <div className="relative flex min-h-0 flex-1 flex-col">
        <ConnectionState state={channelState} />
        <MessageLog
          lines={lines}
          partnerName={partner.name}
          head={
            lines.length === 0 ? (
              <ConversationStart partner={partner} profileAddress={profileAddress} begins={begins} />
            ) : (
              <p className="py-3 text-center text-xs phrase text-ink-3">{chatCopy.safety}</p>
            )
          }
          onRetry={(key) => outbox.retry(key)}
          onDiscard={(key) => outbox.discard(key)}
        />
      </div>
      {waitsForHer && (
        <p
          role="note"
          className="border-t border-line bg-surface px-5 py-2.5 text-center text-s phrase text-ink-2"
        >
          {chatCopy.waitingForHer}
        </p>
      )}
      <MessageComposer
        value={draft}
        onValueChange={write}
        onSend={send}
        placeholder={chatCopy.placeholder}
        sendLabel={chatCopy.send}
        error={refused ?? (channelState === 'rejected' ? chatCopy.closed : undefined)}
        disabled={waitsForHer || channelState === 'rejected'}
        enterSends={enterSends}
        counter={lengthCounter(draft)}
        hint={<EnterChoice />}
        leading={
          <IconButton
            icon="copy"
            label={chatCopy.copyIntroduction}
            disabled={introduction.text === null}
            onClick={() => void introduction.copy()}
          />
        }
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
