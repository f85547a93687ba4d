import { moveClock, rewindClock } from '../../../contract/control/clock.ts'
import type { Edge } from '../../../contract/control/effect-kinds.ts'
import { callControl } from '../control/call-control.ts'
import { clockQuery, type ClockReading } from '../control/clock-query.ts'
import { queryClient } from '../control/query-client.ts'
import { nowOf } from '../control/use-now.ts'
import { attempt, flash } from '../parts/flash.ts'
import { reloadPhones } from '../stage/phone-actions.ts'
import { jumpAtom, keepSessionsAtom, reloadAfterJumpAtom } from '../state/layout.ts'
import { membersOnStage } from '../state/members-on-stage.ts'
import { store } from '../state/store.ts'
import { findEdgeTarget, type JumpTarget } from './edge-target.ts'
import { formatMoment } from './format-moment.ts'

const pollMs = 300

const reading = (): ClockReading | undefined => queryClient.getQueryData(clockQuery.queryKey)
const readAgain = () => queryClient.refetchQueries({ queryKey: clockQuery.queryKey })

/** Moves virtual time ahead; phones then load afresh where that is wanted. True when it went well. */
export function jump(target: JumpTarget): Promise<boolean> {
  return attempt(async () => {
    if (store.get(jumpAtom) !== undefined) return
    const clock = reading()
    store.set(jumpAtom, { fromMs: clock ? nowOf(clock) : 0, toMs: clock && aimOf(target, clock) })
    // While a long jump runs, the clock stands at what has happened so far.
    const poll = window.setInterval(() => void readAgain(), pollMs)
    try {
      const keepSessions = store.get(keepSessionsAtom)
      const { now, fired } = await callControl(moveClock, {
        ...target,
        ...(keepSessions ? { keepSessions } : {}),
      })
      const happened = fired.length === 0 ? '' : `。${fired.length}件の出来事がありました`
      flash(`${formatMoment(Date.parse(now))} へ移動しました${happened}`)
    } finally {
      window.clearInterval(poll)
      store.set(jumpAtom, undefined)
      await readAgain()
    }
    if (store.get(reloadAfterJumpAtom)) reloadPhones()
  })
}

/** To a named instant: of those on the stage first, else of anybody (edge-target.ts). */
export function jumpToEdge(edge: Edge): Promise<boolean> {
  const clock = reading()
  return jump((clock && findEdgeTarget(edge, clock, membersOnStage())?.target) ?? { edge })
}

/** Where a jump will end, as far as the page can tell. */
function aimOf(target: JumpTarget, clock: ClockReading): number | undefined {
  if ('to' in target) return Date.parse(target.to)
  if ('advance' in target) return undefined
  const at = clock.next[target.edge]
  return at === undefined ? undefined : Date.parse(at)
}

/** Stops the clock, or lets it run at a multiple of real time. */
export function setPace(pace: 'frozen' | number): Promise<boolean> {
  return attempt(async () => {
    await callControl(moveClock, pace === 'frozen' ? { mode: 'frozen' } : { mode: 'running', speed: pace })
    await readAgain()
  })
}

export function togglePace(): Promise<boolean> {
  return setPace(reading()?.mode === 'running' ? 'frozen' : 1)
}

/** Makes world and clock what they were at a rewind point; without one, before the last jump. */
export function rewind(checkpoint?: number): Promise<boolean> {
  return attempt(async () => {
    const { now } = await callControl(rewindClock, { checkpoint })
    await readAgain()
    flash(`${formatMoment(Date.parse(now))} に戻しました`)
  })
}
