import { useEffect, useState } from 'react'
import { readConversationEndpoint, type ChatMessage } from '../../../../contract/calls/chat.ts'
import { usePageVisible } from '../../../lib/use-page-visible.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'

/**
 * Marks the conversation as read when it is opened and when the partner's messages come while it is looked at (API-47).
 * What comes while the page is hidden stays unread until it is seen. Failures are swallowed (CHAT-12).
 */
export function useReadMarking(uuid: string, messages: readonly ChatMessage[], ownId: number): void {
  const newest = messages.findLast(({ user_id }) => user_id !== ownId)?.id ?? 0
  const [marked, setMarked] = useState(-1)
  const visible = usePageVisible()
  // Nobody pressed anything: without a line it waits.
  const { mutate, isPending } = useEndpointMutation(readConversationEndpoint, { networkMode: 'online' })
  useEffect(() => {
    if (!visible || isPending || newest <= marked) return
    mutate({ recommend: { uuid } }, { onSettled: () => setMarked(newest) })
  }, [isPending, marked, mutate, newest, uuid, visible])
}
