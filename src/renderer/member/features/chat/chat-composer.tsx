import { chatCopy } from '../../../lib/copy/chat.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { MessageComposer } from '../../../ui/chat/message-composer.tsx'
import type { ChannelState } from '../../api/use-channel.ts'
import { changeDeviceSettings, useDeviceSettings } from '../../shared/device/device-settings.ts'
import { lengthCounter } from './refuse-text.ts'
import type { useIntroduction } from './use-introduction.ts'
import type { useMessageField } from './use-message-field.ts'

interface ChatComposerProps {
  field: ReturnType<typeof useMessageField>
  introduction: ReturnType<typeof useIntroduction>
  channelState: ChannelState
  /** Whether a man waits for her first message (D-27). */
  waitsForHer: boolean
  /** Receives a text that can be sent. */
  onSend: (text: string) => void
}

/** Field of a conversation, with the copy of the own introduction (CHAT-14). Closed with the conversation. */
export function ChatComposer({ field, introduction, channelState, waitsForHer, onSend }: ChatComposerProps) {
  const { enterSends } = useDeviceSettings()
  const isClosed = channelState === 'rejected'
  return (
    <MessageComposer
      value={field.text}
      onValueChange={field.write}
      onSend={(text) => {
        if (field.release(text)) onSend(text)
      }}
      placeholder={chatCopy.placeholder}
      sendLabel={chatCopy.send}
      error={field.refused ?? (isClosed ? chatCopy.closed : undefined)}
      disabled={isClosed}
      locked={waitsForHer ? chatCopy.locked : undefined}
      enterSends={enterSends}
      counter={lengthCounter(field.text)}
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
  )
}

/** Shows the effect of Enter on a keyboard, with a switch to change it. */
function EnterChoice() {
  const { enterSends } = useDeviceSettings()
  const copy = chatCopy.enter
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
