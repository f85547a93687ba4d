import { useMemo, useState } from 'react'
import { conversationEndpoint, type ChatMessage, type Conversation } from '../../../../contract/calls/chat.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { mergeMessages } from './merge-messages.ts'

/** Messages of a conversation from its list and the socket. */
export function useMessages(uuid: string, conversation: Conversation) {
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
