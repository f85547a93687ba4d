import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ChatMessage, Conversation } from '../../../../contract/calls/chat.ts'
import { rememberLastWords } from '../../shared/device/last-words.ts'
import { reloadPairings } from '../../shared/pairings.ts'
import { chatRows, firstUnreadId } from './chat-rows.ts'
import { useMessages } from './use-messages.ts'
import { useOutbox } from './use-outbox.ts'
import { useRoomChannel } from './use-room-channel.ts'

/** Remembers who wrote last, and has the list beside the conversation show the last message. */
function useLastWords(uuid: string, newest: ChatMessage | undefined, ownId: number): void {
  const listed = useRef(newest?.id)
  useEffect(() => {
    if (!newest) return
    rememberLastWords(uuid, newest.created_at, newest.user_id === ownId)
    if (listed.current === newest.id) return
    listed.current = newest.id
    reloadPairings()
  }, [newest, ownId, uuid])
}

/** Id of the message below the unread line; null for none. It stays while the page is open (D-105). */
function useFirstUnread(messages: readonly ChatMessage[], ownId: number, unread: number | undefined): number | null {
  const [firstUnread, setFirstUnread] = useState<number | null>()
  if (firstUnread === undefined && unread !== undefined) setFirstUnread(firstUnreadId(messages, ownId, unread))
  return firstUnread ?? null
}

/**
 * Provides an open conversation: messages from list and socket, unsent messages, and sending. `unread` is the number of
 * the partner's newest unread messages; undefined until known.
 */
export function useRoom(uuid: string, conversation: Conversation, unread: number | undefined) {
  const ownId = conversation.user.id
  const { messages, reload, readAll, receive } = useMessages(uuid, conversation)
  const { outbox, unsent } = useOutbox(uuid, { ownId, readAll })
  const onMessage = (message: ChatMessage) =>
    // Renders at once, so that an own message never appears twice (delivered and waiting) or disappears for a moment.
    flushSync(() => {
      outbox.arrived([message])
      receive(message)
    })
  const channelState = useRoomChannel({ uuid, ownId, outbox, onMessage, reload })
  useLayoutEffect(() => outbox.arrived(messages), [messages, outbox])
  useLastWords(uuid, messages.at(-1), ownId)

  const firstUnread = useFirstUnread(messages, ownId, unread)
  const rows = useMemo(
    () => chatRows(messages, unsent, { ownId, firstUnread, keyOf: (id) => outbox.keyOf(id) }),
    [messages, unsent, ownId, firstUnread, outbox],
  )
  return { messages, rows, outbox, channelState }
}
