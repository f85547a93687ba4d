import { useEffect } from 'react'
import { controlChannel, type ControlEvent } from '../../../../contract/control/events.ts'
import { backendQuery } from '../../control/backend-query.ts'
import { clockQuery } from '../../control/clock-query.ts'
import { historyQuery } from '../../control/history-query.ts'
import { queryClient } from '../../control/query-client.ts'

const moving: readonly ControlEvent[] = ['history', 'clock', 'world', 'acted', 'backend']

/** Keeps story and time true here; the phones are the stage's business. */
export function usePresenterEvents(): void {
  useEffect(() => {
    const events = new EventSource(controlChannel.name)
    const readAgain = () => {
      for (const { queryKey } of [backendQuery, historyQuery, clockQuery])
        void queryClient.invalidateQueries({ queryKey })
    }
    for (const event of moving) events.addEventListener(event, readAgain)
    return () => events.close()
  }, [])
}
