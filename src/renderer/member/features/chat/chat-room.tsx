import { useState } from 'react'
import type { Conversation } from '../../../../contract/calls/chat.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { MessageComposer } from '../../../ui/chat/message-composer.tsx'
import { changeDeviceSettings, useDeviceSettings } from '../../shared/device/device-settings.ts'
import { usePartnerProfile } from '../../shared/partner-profile.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatMenu } from './chat-menu.tsx'
import { ConnectionState } from './connection-state.tsx'
import { ConversationStart } from './conversation-start.tsx'
import { withOpener } from './first-words.ts'
import { MessageLog } from './message-log.tsx'
import { lengthCounter, refuseText } from './refuse-text.ts'
import { useChatDraft } from './use-chat-draft.ts'
import { useIntroduction } from './use-introduction.ts'
import { useReadMarking } from './use-read-marking.ts'
import { useRoom } from './use-room.ts'

const copy = chatCopy.enter

/** Shows the effect of Enter on a keyboard, with a switch to change it. */
function EnterChoice() {
  const { enterSends } = useDeviceSettings()
  return (
    <>
      {enterSends ? copy.sends : copy.breaks}
      <button
        type="button"
        className="hit-44 ms-2 rounded-s text-plum underline underline-offset-4"
        onClick={() => changeDeviceSettings({ enterSends: !enterSends })}
      >
        {enterSends ? copy.chooseBreak : copy.chooseSend}
      </button>
    </>
  )
}

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
  const partner = user.sex === Sex.man ? conversation.female : conversation.male
  const { messages, rows, outbox, channelState } = useRoom(uuid, conversation, unread)
  useReadMarking(uuid, messages, user.id, unread !== undefined)
  const profile = usePartnerProfile(user.sex, partner.id)
  const introduction = useIntroduction(partner.name, profile)
  const begins = user.sex === Sex.woman && rows.length === 0
  const [draft, setDraft, forgetDraft] = useChatDraft(uuid, begins ? (introduction.text ?? '') : '')
  const offered = [introduction.text ?? '', ...introduction.openers.map(({ text }) => text)]
  const [refused, setRefused] = useState<string | null>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const waitsForHer = user.sex === Sex.man && !messages.some(({ user_id }) => user_id === conversation.female.id)

  const { enterSends } = useDeviceSettings()

  const write = (text: string) => {
    setDraft(text)
    setRefused(null)
  }
  const send = (text: string) => {
    const why = refuseText(text)
    setRefused(why)
    if (why !== null) return
    forgetDraft()
    outbox.add(text)
  }
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
                onChoose={(opener) => write(withOpener(draft, opener, offered))}
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
      <MessageComposer
        value={draft}
        onValueChange={write}
        onSend={send}
        placeholder={chatCopy.placeholder}
        sendLabel={chatCopy.send}
        error={refused ?? (channelState === 'rejected' ? chatCopy.closed : undefined)}
        disabled={channelState === 'rejected'}
        locked={waitsForHer ? chatCopy.locked : undefined}
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
