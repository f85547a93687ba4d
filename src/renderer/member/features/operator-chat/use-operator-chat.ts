import { useEffect, useEffectEvent, useState } from 'react'
import { type OperatorChatMessage, operatorMessagesEndpoint } from '../../../../contract/calls/operator-chat.ts'
import { operatorChatChannel } from '../../../../contract/channels.ts'
import { ChatSender } from '../../../../contract/enums/operator-chat.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { usePageVisible } from '../../../lib/use-page-visible.ts'
import { useAccount } from '../../api/account.ts'
import { endpointKey, isTransient, queryClient, useEndpoint } from '../../api/queries.ts'
import { readSession } from '../../api/session-store.ts'
import { useChannel } from '../../api/use-channel.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { readOperatorMessagesWrite } from '../../shared/outcome/writes/talk.ts'
import { reloadPairings } from '../../shared/pairings.ts'

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

const mostRetries = 3

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

  const newest = messages.findLast(({ sender }) => sender === ChatSender.operator)?.id ?? 0
  const [marked, setMarked] = useState(-1)
  // In a world that was set back, ids come again.
  if (newest < marked) setMarked(newest)
  const { mutate: mark, isPending: marking } = useWrite(readOperatorMessagesWrite, {
    // As in a conversation (chat/use-read-marking.ts): waits while offline, repeats a lost request.
    networkMode: 'online',
    retry: (failures, lost) => failures < mostRetries && isTransient(lost),
    // The lists show the count of the operator too (D-140).
    onSuccess: reloadPairings,
  })
  const loaded = data !== undefined
  const isVisible = usePageVisible()
  useEffect(() => {
    if (!loaded || marking || newest <= marked || !isVisible) return
    mark({ recommend: { uuid } }, { onSettled: () => setMarked(newest) })
  }, [isVisible, loaded, mark, marked, marking, newest, uuid])

  return { messages, loaded, error, isFetching, refetch, receive }
}
