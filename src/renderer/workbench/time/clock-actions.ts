import { moveClock, rewindClock, stopJump } from '../../../contract/control/clock.ts'
import type { Edge } from '../../../contract/control/effects.ts'
import { changeTownActivity } from '../../../contract/control/world.ts'
import { callControl } from '../control/call-control.ts'
import { clockQuery, jumpPollMs, type ClockReading } from '../control/clock-query.ts'
import { queryClient } from '../control/query-client.ts'
import { attempt, flash, type FlashLink } from '../parts/flash.ts'
import { phoneOfMember, showMember } from '../stage/show-member.ts'
import { isJumpingAtom, keepSessionsAtom } from '../state/layout.ts'
import { memberInHand, membersOnStage } from '../state/members-on-stage.ts'
import { store } from '../state/store.ts'
import { findEdgeTarget, type JumpTarget } from './edge-target.ts'
import { formatWithYear } from './format-moment.ts'
import { tellOfJump } from './tell-of-jump.ts'

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
      const told = tellOfJump(fired, firedCount, membersOnStage())
      flash(`${formatWithYear(Date.parse(now))} ${moved}${told.text}`, 'good', linksTo(told.members))
    } finally {
      window.clearInterval(poll)
      store.set(isJumpingAtom, false)
      await readAgain()
    }
  })
}

/** To the phones of those whom it concerned, and to all of what happened. */
function linksTo(
  members: readonly { readonly id: number; readonly name: string }[] | undefined,
): FlashLink[] {
  if (members === undefined) return []
  const people = members.map(({ id, name }) => ({
    label: `${phoneOfMember(id)?.toUpperCase() ?? ''} ${name}さんを見る`.trim(),
    run: () => void attempt(() => showMember(id)),
  }))
  return [...people, { label: '時系列を見る', to: '/timeline' }]
}

/** To a named instant: of those on the stage first, else of anybody (edge-target.ts). */
export function jumpToEdge(edge: Edge): Promise<boolean> {
  const clock = reading()
  return jump(
    (clock && findEdgeTarget(edge, clock, { inHand: memberInHand(), onStage: membersOnStage() })?.target) ?? {
      edge,
    },
  )
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

/** Lets the people of the town act by themselves while time passes, or no longer. */
export function setTownActivity(on: boolean): Promise<boolean> {
  return attempt(async () => {
    await callControl(changeTownActivity, { on })
    await readAgain()
    flash(on ? 'これから時間が進むと、町の会員も動きます' : '町の会員は動かなくなりました')
  })
}

/** Makes world and clock what they were at a rewind point. */
export function rewind(checkpoint: number): Promise<boolean> {
  return attempt(async () => {
    const { now } = await callControl(rewindClock, { checkpoint })
    await readAgain()
    flash(`${formatWithYear(Date.parse(now))} に戻しました`)
  })
}
