import { useEffect, useEffectEvent, useState } from 'react'
import type { Endpoint, RequestInput } from '../../../../contract/wire/endpoint.ts'
import { usePageVisible } from '../../../lib/use-page-visible.ts'
import { isTransient } from '../../api/queries.ts'
import { reloadPairings } from '../pairings.ts'
import { useWrite } from './use-write.ts'
import type { AnyWrite } from './write.ts'

const mostRetries = 3

interface ReadMarkingOptions<E extends Endpoint> {
  /** Call that marks a conversation as read (API-47, API-50). */
  readonly write: AnyWrite<E>
  readonly input: RequestInput<E>
  /** Id of the newest message of the other side; 0 for none. */
  readonly newest: number
  /** Whether the messages are shown. */
  readonly ready: boolean
}

/** Marks the messages of an open conversation as read while they are visible, again after each new one (CHAT-12). */
export function useReadMarking<E extends Endpoint>({ write, input, newest, ready }: ReadMarkingOptions<E>): void {
  const [marked, setMarked] = useState(-1)
  // In a world that was set back, ids come again.
  if (newest < marked) setMarked(newest)
  const isVisible = usePageVisible()
  const { mutate, isPending } = useWrite(write, {
    // A background request, so it waits while offline, and a lost one is repeated: nobody sees that it failed.
    networkMode: 'online',
    retry: (failures, error) => failures < mostRetries && isTransient(error),
    // The lists count unread messages again, also those of the operator (D-140).
    onSuccess: reloadPairings,
  })
  const mark = useEffectEvent(() => mutate(input, { onSettled: () => setMarked(newest) }))
  useEffect(() => {
    if (ready && isVisible && !isPending && newest > marked) mark()
  }, [ready, isVisible, isPending, newest, marked])
}
