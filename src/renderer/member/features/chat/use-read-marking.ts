import { useEffect, useState } from 'react'
import type { ChatMessage } from '../../../../contract/calls/chat.ts'
import { usePageVisible } from '../../../lib/use-page-visible.ts'
import { isTransient } from '../../api/queries.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { readConversationWrite } from '../../shared/outcome/writes/talk.ts'
import { reloadPairings } from '../../shared/pairings.ts'

const mostRetries = 3

/** Marks what is visible as read (API-47, CHAT-12), once `ready`, because marking erases the unread number. */
export function useReadMarking(uuid: string, messages: readonly ChatMessage[], ownId: number, ready: boolean): void {
  const newest = messages.findLast(({ user_id }) => user_id !== ownId)?.id ?? 0
  const [marked, setMarked] = useState(-1)
  // In a world that was set back, ids come again.
  if (newest < marked) setMarked(newest)
  const visible = usePageVisible()
  const { mutate, isPending } = useWrite(readConversationWrite, {
    // A background request, so it waits while offline, and a lost one is repeated: nobody sees that it failed.
    networkMode: 'online',
    retry: (failures, error) => failures < mostRetries && isTransient(error),
    // The list beside the conversation counts unread messages again.
    onSuccess: reloadPairings,
  })
  useEffect(() => {
    if (!ready || !visible || isPending || newest <= marked) return
    mutate({ recommend: { uuid } }, { onSettled: () => setMarked(newest) })
  }, [isPending, marked, mutate, newest, ready, uuid, visible])
}
