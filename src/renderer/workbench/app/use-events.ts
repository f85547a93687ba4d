import { useEffect } from 'react'
import { controlChannel, type ControlEvent } from '../../../contract/control/events.ts'
import { followHistory } from '../features/capsule/capsule.ts'
import { flashProblem } from '../hub/control/call-control.ts'
import { fetchNewRows } from '../hub/control/exchange-rows.ts'
import { clockQuery, queryClient, useMockQuery } from '../hub/control/queries.ts'
import { refreshPhones } from '../hub/phones/phone-actions.ts'
import { followBackend, hasUnrenewed, isPlacing, renewPhones } from '../hub/phones/renew-phones.ts'
import { followStage, reportStageAnew } from '../hub/phones/shared-stage.ts'
import { connectedAtom, store } from '../hub/state.ts'

/** Milliseconds between refreshes, so that the phones lag by less than a second. */
const followMs = 700

/** Refreshes the phones while time runs faster than real time. At real speed they advance by themselves. */
export function useFollowTime(): void {
  const { data } = useMockQuery(clockQuery)
  const isFast = data?.mode === 'running' && data.speed > 1
  useEffect(() => {
    if (!isFast) return undefined
    const timer = window.setInterval(refreshPhones, followMs)
    return () => window.clearInterval(timer)
  }, [isFast])
}

const settleMs = 350

let following: Promise<unknown> = Promise.resolve()
let isWaiting = false

/**
 * Updates the phones after the world was replaced. One run at a time, because each reads where the last one led; a run
 * that waits serves every replacement until it begins.
 */
export function followWorld(): void {
  if (isPlacing() || isWaiting) return
  isWaiting = true
  following = following.then(async () => {
    isWaiting = false
    await followStage().catch(() => {})
    if (!(await followHistory().catch(() => false))) await renewPhones().catch(flashProblem)
    reportStageAnew()
  })
}

/** Refreshes the data on screen after events of the server. */
export function useEvents(): void {
  useEffect(() => {
    const events = new EventSource(controlChannel.name)
    let soon: number | undefined
    let opened = false
    const refresh = (...keys: string[]) => {
      for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] })
    }
    events.addEventListener('error', () => store.set(connectedAtom, false))
    events.addEventListener('open', () => {
      store.set(connectedAtom, true)
      // After a gap in the stream or a restart of the server, all data may be stale.
      if (opened) void queryClient.invalidateQueries()
      if (hasUnrenewed()) followWorld()
      opened = true
    })
    const handlers: Record<ControlEvent, () => void> = {
      clock: () => {
        refresh('clock', 'timeline', 'outbox', 'operator', 'snapshots', 'coverage')
        refreshPhones()
      },
      // The phones refresh after the jump.
      jumping: () => refresh('clock'),
      world: () => {
        refresh('clock', 'timeline', 'outbox', 'operator', 'personas', 'snapshots', 'variants', 'coverage', 'opened')
        followWorld()
      },
      variants: () => refresh('variants', 'coverage'),
      backend: () => {
        void queryClient.invalidateQueries()
        void followBackend()
      },
      drift: () => refresh('drift'),
      faults: () => refresh('faults'),
      storage: () => refresh('storage'),
      handset: () => refresh('handset'),
      history: () => refresh('history'),
      stage: () => void followStage().catch(() => {}),
      acted: () => {
        refresh('clock', 'timeline', 'outbox', 'operator', 'personas', 'variants')
        refreshPhones()
      },
      exchange: () => {
        window.clearTimeout(soon)
        soon = window.setTimeout(() => {
          void fetchNewRows()
          // Acts of members change coming effects, mails, the operator's desk, and the members' state.
          void queryClient.invalidateQueries({ queryKey: clockQuery.queryKey })
          refresh('timeline', 'outbox', 'operator', 'personas', 'coverage', 'faults', 'drift')
        }, settleMs)
      },
    }
    for (const [event, react] of Object.entries(handlers)) events.addEventListener(event, react)
    return () => {
      window.clearTimeout(soon)
      events.close()
    }
  }, [])
}
