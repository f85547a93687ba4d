import { useEffect } from 'react'
import { controlChannel, controlEvents, type ControlEvent } from '../../../contract/control/events.ts'
import { followHistory } from '../features/capsule/capsule.ts'
import { fetchNewRows } from '../hub/control/exchange-rows.ts'
import { flashProblem } from '../hub/control/flash.ts'
import { clockQuery, invalidateAfter, queryClient, useMockQuery } from '../hub/control/queries.ts'
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

/** Reactions to events of the server, besides the refetch of the queries that name the event. */
const reactions: Partial<Record<ControlEvent, () => void>> = {
  clock: refreshPhones,
  acted: refreshPhones,
  world: followWorld,
  backend() {
    void queryClient.invalidateQueries()
    void followBackend()
  },
  stage: () => void followStage().catch(() => {}),
  exchange: () => void fetchNewRows(),
}

/** Debounce of the event `exchange` in milliseconds: a page makes several calls at once. */
const exchangeMs = 350

/** Refreshes the data on screen after events of the server. */
export function useEvents(): void {
  useEffect(() => {
    const events = new EventSource(controlChannel.name)
    let soon: number | undefined
    let opened = false
    events.addEventListener('error', () => store.set(connectedAtom, false))
    events.addEventListener('open', () => {
      store.set(connectedAtom, true)
      // After a gap in the stream or a restart of the server, all data may be stale.
      if (opened) void queryClient.invalidateQueries()
      if (hasUnrenewed()) followWorld()
      opened = true
    })
    const react = (event: ControlEvent) => {
      invalidateAfter(event)
      reactions[event]?.()
    }
    for (const event of controlEvents) {
      events.addEventListener(event, () => {
        if (event !== 'exchange') return react(event)
        window.clearTimeout(soon)
        soon = window.setTimeout(() => react(event), exchangeMs)
      })
    }
    return () => {
      window.clearTimeout(soon)
      events.close()
    }
  }, [])
}
