import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  type OperatorChatMessage,
  operatorMessagesEndpoint,
  readOperatorMessagesEndpoint,
  sendOperatorMessageEndpoint,
} from '../../../../contract/calls/operator-chat.ts'
import { operatorChatChannel } from '../../../../contract/channels.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { useAccount } from '../../api/account.ts'
import { readSession } from '../../api/session-store.ts'
import { useChannel } from '../../api/use-channel.ts'
import { endpointKey, useEndpoint, useEndpointMutation } from '../../api/use-endpoint.ts'

/** Inserts a message once, ordered by id, because the response and the socket both bring it. */
export function insertMessage(
  list: readonly OperatorChatMessage[],
  message: OperatorChatMessage,
): readonly OperatorChatMessage[] {
  if (list.some(({ id }) => id === message.id)) return list
  return [...list, message].toSorted((one, other) => one.id - other.id)
}

type Messages = ResponseOf<typeof operatorMessagesEndpoint>
const key = endpointKey(operatorMessagesEndpoint, {})

/** Provides the operator chat: list (API-48), socket (WS-02), sending (API-49) and read marking (API-50). */
export function useOperatorChat() {
  const { uuid } = useAccount()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useEndpoint(operatorMessagesEndpoint, {}, { refetchOnMount: 'always' })
  // Messages from the socket. Kept separately, because an older list may still arrive.
  const [live, setLive] = useState<readonly OperatorChatMessage[]>([])
  const receive = (message: OperatorChatMessage) => {
    setLive((before) => insertMessage(before, message))
    queryClient.setQueryData<Messages>(
      key,
      (kept) => kept && { ...kept, admin_messages: [...insertMessage(kept.admin_messages, message)] },
    )
  }
  const line = useChannel(operatorChatChannel, { uid: readSession().uid ?? '' }, receive)
  const messages = live.reduce(insertMessage, data?.admin_messages ?? [])

  // Messages can be missed between the list and the confirmation, and during a gap.
  useEffect(() => {
    if (line.state === 'connected') void refetch()
  }, [line.state, refetch])

  const newest = messages.findLast(({ sender }) => sender === 2)?.id ?? 0
  const [marked, setMarked] = useState(-1)
  const { mutate: mark, isPending: marking } = useEndpointMutation(readOperatorMessagesEndpoint, {
    networkMode: 'online',
  })
  const loaded = data !== undefined
  useEffect(() => {
    if (!loaded || marking || newest <= marked || document.hidden) return
    mark({ recommend: { uuid } }, { onSettled: () => setMarked(newest) })
  }, [loaded, mark, marked, marking, newest, uuid])

  const sending = useEndpointMutation(sendOperatorMessageEndpoint, {
    onSuccess: ({ admin_message }) => receive(admin_message),
  })
  return { messages, loaded, error, isFetching, refetch, sending }
}
