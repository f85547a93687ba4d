import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readConversationEndpoint, type ChatMessage } from '../../../../contract/calls/chat.ts'
import { malePairingsEndpoint, pairingsEndpoint } from '../../../../contract/calls/recommendation.ts'
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
  const queryClient = useQueryClient()
  const { mutate, isPending } = useEndpointMutation(readConversationEndpoint, {
    // Nobody pressed anything: without a line it waits.
    networkMode: 'online',
    // A list beside the conversation counts anew.
    onSuccess: () => {
      for (const { id } of [pairingsEndpoint, malePairingsEndpoint])
        void queryClient.invalidateQueries({ queryKey: [id] })
    },
  })
  useEffect(() => {
    if (!visible || isPending || newest <= marked) return
    mutate({ recommend: { uuid } }, { onSettled: () => setMarked(newest) })
  }, [isPending, marked, mutate, newest, uuid, visible])
}
