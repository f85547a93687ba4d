import { useEffect, useEffectEvent, useState } from 'react'
import { type OperatorChatMessage, operatorMessagesEndpoint } from '../../../../contract/calls/operator-chat.ts'
import { operatorChatChannel } from '../../../../contract/channels.ts'
import { ChatSender } from '../../../../contract/enums/operator-chat.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { useAccount } from '../../api/account.ts'
import { endpointKey, queryClient, useEndpoint } from '../../api/queries.ts'
import { readSession } from '../../api/session-store.ts'
import { useChannel } from '../../api/use-channel.ts'
import { useReadMarking } from '../../shared/outcome/use-read-marking.ts'
import { readOperatorMessagesWrite } from '../../shared/outcome/writes/talk.ts'

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
  const { data, error, isFetching, refetch } = useEndpoint(operatorMessagesEndpoint, {}, { refetchOnMount: 'always' })
  // Messages from the socket. Kept separately, because an older list may still arrive.
  const [live, setLive] = useState<readonly OperatorChatMessage[]>([])
  const receive = (message: OperatorChatMessage) => {
    setLive((before) => insertMessage(before, message))
    queryClient.setQueryData<Messages>(
      key,
      (cached) => cached && { ...cached, admin_messages: [...insertMessage(cached.admin_messages, message)] },
    )
  }
  const channel = useChannel(operatorChatChannel, { uid: readSession().uid ?? '' }, receive)
  const messages = live.reduce(insertMessage, data?.admin_messages ?? [])

  // Messages can be missed between the list and the confirmation, and during a gap.
  const catchUp = useEffectEvent(() => {
    const earlier = new Set(live)
    void refetch().then(({ isSuccess }) => {
      // The list says which of the earlier ones there are, if time went back.
      if (isSuccess) setLive((before) => before.filter((message) => !earlier.has(message)))
    })
  })
  useEffect(() => {
    if (channel.state === 'connected') catchUp()
  }, [channel.state])

  useReadMarking({
    write: readOperatorMessagesWrite,
    input: { recommend: { uuid } },
    newest: messages.findLast(({ sender }) => sender === ChatSender.operator)?.id ?? 0,
    ready: data !== undefined,
  })
  return { messages, loaded: data !== undefined, error, isFetching, refetch, receive }
}
