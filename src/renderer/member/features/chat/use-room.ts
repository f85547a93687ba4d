import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ChatMessage, Conversation } from '../../../../contract/calls/chat.ts'
import { messageChannel } from '../../../../contract/channels.ts'
import { queryClient } from '../../api/queries.ts'
import { useChannel } from '../../api/use-channel.ts'
import { rememberLastWords } from '../../shared/device/last-words.ts'
import { reloadPairings } from '../../shared/pairings.ts'
import { chatRows, firstUnreadId } from './chat-rows.ts'
import { useMessages } from './use-messages.ts'
import { useOutbox } from './use-outbox.ts'

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

/**
 * Provides an open conversation: messages from list and socket, unsent messages, and sending. `unread` is the number of
 * the partner's newest unread messages; the unread line stays while the page is open. Every confirmed subscription
 * reloads the list, because messages may have been missed (API-46).
 */
export function useRoom(uuid: string, conversation: Conversation, unread: number | undefined) {
  const ownId = conversation.user.id
  const { messages, reload, readAll, receive } = useMessages(uuid, conversation)
  const { outbox, unsent } = useOutbox(uuid, { ownId, readAll })
  const { state, perform } = useChannel(messageChannel, { uuid }, (message) =>
    // Renders at once, so that an own message never appears twice (delivered and waiting) or disappears for a moment.
    flushSync(() => {
      outbox.arrived([message])
      receive(message)
    }),
  )
  const askAgain = useEffectEvent(reload)
  const catchUp = useEffectEvent(() => void outbox.catchUp())
  useLayoutEffect(() => outbox.arrived(messages), [messages, outbox])
  useEffect(() => {
    if (state === 'connected') {
      outbox.goOnline((message) => perform('speak', { message, account: ownId, rec: uuid }))
      catchUp()
    } else if (state === 'rejected') {
      outbox.giveUp()
      // After a block or a lost permission, this page and every list must hide the partner at once.
      void queryClient.invalidateQueries()
    } else {
      outbox.goOffline()
      // The server closes the socket of a closed conversation. Waiting for the reconnection would show it too late.
      askAgain()
    }
  }, [outbox, ownId, perform, state, uuid])
  useLastWords(uuid, messages.at(-1), ownId)

  const [firstUnread, setFirstUnread] = useState<number | null>()
  if (firstUnread === undefined && unread !== undefined) setFirstUnread(firstUnreadId(messages, ownId, unread))
  const rows = useMemo(
    () => chatRows(messages, unsent, { ownId, firstUnread: firstUnread ?? null, keyOf: (id) => outbox.keyOf(id) }),
    [messages, unsent, ownId, firstUnread, outbox],
  )
  return { messages, rows, outbox, channelState: state }
}
