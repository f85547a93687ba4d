import { moveClock, rewindClock, stopJump, type Effect } from '../../../contract/control/clock.ts'
import type { Edge } from '../../../contract/control/effect-kinds.ts'
import { callControl } from '../control/call-control.ts'
import { clockQuery, jumpPollMs, type ClockReading } from '../control/clock-query.ts'
import { queryClient } from '../control/query-client.ts'
import { attempt, flash } from '../parts/flash.ts'
import { isJumpingAtom, keepSessionsAtom } from '../state/layout.ts'
import { membersOnStage } from '../state/members-on-stage.ts'
import { store } from '../state/store.ts'
import { findEdgeTarget, type JumpTarget } from './edge-target.ts'
import { concerns } from './effect-kinds.ts'
import { formatMoment, formatWithYear } from './format-moment.ts'

const reading = (): ClockReading | undefined => queryClient.getQueryData(clockQuery.queryKey)
const readAgain = () => queryClient.refetchQueries({ queryKey: clockQuery.queryKey })

/** Moves virtual time ahead; the phones follow when the server tells of it. True when it went well. */
export function jump(target: JumpTarget): Promise<boolean> {
  return attempt(async () => {
    if (store.get(isJumpingAtom)) return
    store.set(isJumpingAtom, true)
    // While a long jump runs, the reading says how far it has come.
    // A reading that is slow then is waited for, not begun anew.
    const poll = window.setInterval(
      () => void queryClient.refetchQueries({ queryKey: clockQuery.queryKey }, { cancelRefetch: false }),
      jumpPollMs,
    )
    try {
      const keepSessions = store.get(keepSessionsAtom)
      const { now, fired, firedCount, stopped } = await callControl(moveClock, {
        ...target,
        ...(keepSessions ? { keepSessions } : {}),
      })
      const moved = stopped ? 'で止めました' : 'へ移動しました'
      flash(`${formatWithYear(Date.parse(now))} ${moved}${whatHappened(fired, firedCount)}`)
    } finally {
      window.clearInterval(poll)
      store.set(isJumpingAtom, false)
      await readAgain()
    }
  })
}

/** How much happened, and the last of it to who is on the stage. */
function whatHappened(fired: readonly Effect[], count: number): string {
  if (count === 0) return ''
  const near = fired.findLast((effect) => concerns(effect, membersOnStage()))
  return `。${count.toLocaleString('ja')}件の出来事がありました${near === undefined ? '' : `：${near.text}`}`
}

/** To a named instant: of those on the stage first, else of anybody (edge-target.ts). */
export function jumpToEdge(edge: Edge): Promise<boolean> {
  const clock = reading()
  return jump((clock && findEdgeTarget(edge, clock, membersOnStage())?.target) ?? { edge })
}

/** Ends the jump that is under way, whoever asked for it; time stands where it had come. */
export function stop(): Promise<boolean> {
  return attempt(async () => {
    await callControl(stopJump)
    await readAgain()
  })
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

/** Makes world and clock what they were at a rewind point. */
export function rewind(checkpoint: number): Promise<boolean> {
  return attempt(async () => {
    const { now } = await callControl(rewindClock, { checkpoint })
    await readAgain()
    flash(`${formatMoment(Date.parse(now))} に戻しました`)
  })
}
