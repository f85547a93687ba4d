import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { conversationEndpoint, type ChatMessage, type Conversation } from '../../../../contract/calls/chat.ts'
import { messageChannel } from '../../../../contract/channels.ts'
import { deviceStorage } from '../../../lib/storage.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { store } from '../../api/store.ts'
import { useChannel } from '../../api/use-channel.ts'
import { rememberLastWords } from '../../shared/device/last-words.ts'
import { reloadPairings } from '../../shared/pairings.ts'
import { chatRows, firstUnreadId, mergeMessages } from './chat-rows.ts'
import { Outbox, type OutboxDeps } from './outbox.ts'
import { openStoredUnsent, readStoredUnsent } from './stored-unsent.ts'

/** Messages of a conversation from its list and the socket. */
function useMessages(uuid: string, conversation: Conversation) {
  const key = endpointKey(conversationEndpoint, { uuid })
  const [live, setLive] = useState<readonly ChatMessage[]>([])
  // Ids of `live`, current before the next render.
  const [received] = useState(() => new Set<number>())
  const messages = useMemo(() => mergeMessages(conversation.messages, live), [conversation.messages, live])
  return {
    messages,
    /** Asks for the list again. */
    reload: () => void queryClient.invalidateQueries({ queryKey: key }),
    /** Reads the list now. The page detects a closed chat from the reload that follows a refusal. */
    readAll: async () => {
      const earlier = new Set(received)
      try {
        const now = await call(conversationEndpoint, { uuid })
        queryClient.setQueryData<Conversation>(key, now)
        // The list says which of the earlier ones there are, if time went back.
        setLive((before) => before.filter(({ id }) => !earlier.has(id)))
        for (const id of earlier) received.delete(id)
        return now.messages
      } catch (error) {
        if (error instanceof ApiError && !error.network) void queryClient.invalidateQueries({ queryKey: key })
        throw error
      }
    },
    receive: (message: ChatMessage) => {
      received.add(message.id)
      setLive((before) => mergeMessages(before, [message]))
      queryClient.setQueryData<Conversation>(
        key,
        (cached) => cached && { ...cached, messages: [...mergeMessages(cached.messages, [message])] },
      )
    },
  }
}

let keyCount = 0

function openOutbox(uuid: string, deps: Pick<OutboxDeps, 'ownId' | 'readAll'>): Outbox {
  return new Outbox({
    ...deps,
    ...openStoredUnsent(uuid),
    newKey: () => `u${(keyCount += 1)}.${performance.timeOrigin}`,
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
}

/** Takes over what another tab of this conversation has sent again or discarded. */
function useOtherTabs(uuid: string, outbox: Outbox): void {
  useEffect(() => {
    const look = ({ storageArea }: StorageEvent) => {
      if (deviceStorage.is(storageArea)) outbox.keepStored(new Set(readStoredUnsent(uuid).map(({ key }) => key)))
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [outbox, uuid])
}

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
  const [outbox] = useState(() => openOutbox(uuid, { ownId, readAll }))
  const unsent = useAtomValue(outbox.unsentAtom, { store })
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
  useEffect(() => () => outbox.leave(), [outbox])
  useOtherTabs(uuid, outbox)
  useLastWords(uuid, messages.at(-1), ownId)

  const [firstUnread, setFirstUnread] = useState<number | null>()
  if (firstUnread === undefined && unread !== undefined) setFirstUnread(firstUnreadId(messages, ownId, unread))
  const rows = useMemo(
    () => chatRows(messages, unsent, { ownId, firstUnread: firstUnread ?? null, keyOf: (id) => outbox.keyOf(id) }),
    [messages, unsent, ownId, firstUnread, outbox],
  )
  return { messages, rows, outbox, channelState: state }
}
