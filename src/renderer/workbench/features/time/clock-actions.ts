import { atom } from 'jotai'
import * as z from 'zod/mini'
import type { Effect } from '../../../../contract/control/clock.ts'
import type { Edge } from '../../../../contract/control/effects.ts'
import { grouped } from '../../../../contract/rules/english-amounts.ts'
import { control, ControlProblem } from '../../hub/control/call-control.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { attempt, flash, type FlashLink } from '../../hub/control/flash.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { cached, queryClient, readAgain } from '../../hub/control/query-client.ts'
import { enqueueMove } from '../../hub/control/queue.ts'
import { formatWithYear } from '../../hub/dates.ts'
import { currentCopy, joined } from '../../hub/language.ts'
import { membersOnStage } from '../../hub/phone-state.ts'
import { followStage } from '../../hub/phones/shared-stage.ts'
import { phoneOfMember, phonesForPair, showMember } from '../../hub/phones/show-members.ts'
import { connectedAtom, isJumpingAtom, store, storedAtom } from '../../hub/state.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { effectText } from '../../hub/world/effect-copy.ts'
import { concerns } from '../../hub/world/effect-looks.ts'
import { lostText, stateBefore } from '../../hub/world/moments.ts'
import { findEdgeTarget, type JumpTarget, lookedAtAtom } from './edge-targets.ts'

/** Whether a jump can begin: none is under way, and the server is connected. */
export const canJumpAtom = atom((get) => !get(isJumpingAtom) && get(connectedAtom))

/** Whether logins that would expire during a jump are extended. */
export const keepSessionsAtom = storedAtom('keepSessions', z.boolean(), true)

/**
 * Summarises the effects of a jump and the members on the stage whom they concern, in one line. A single effect is
 * shown by its text, several by their number. The timeline lists all effects.
 * @param sentence the sentence about the jump itself
 * @returns the sentence with the summary, and the members on the stage whom it concerns
 */
export function summaryOfJump(sentence: string, fired: readonly Effect[], count: number, onStage: readonly number[]) {
  const words = currentCopy(worldCopy)
  if (count === 0) return { text: sentence, members: undefined }
  const near = fired.filter((effect) => concerns(effect, onStage))
  const people = onStage.flatMap((id) => {
    const own = near.filter((effect) => concerns(effect, [id]))
    const named = own.flatMap((effect) => effect.members).find((member) => member.id === id)
    return named ? [{ member: named, count: own.length }] : []
  })
  const [only] = near
  const summary =
    near.length === 1 && only
      ? effectText(only, 'past')
      : joined(people.map(({ member, count: own }) => `${member.name} ${grouped(own)}`))
  return { text: words.happened(sentence, count, summary), members: people.map(({ member }) => member) }
}

/** Does a work that moves time, unless one is under way, and says so then. Returns true on success. */
const whileJumping = (work: () => Promise<void>): Promise<boolean> =>
  attempt(async () => {
    if (store.get(isJumpingAtom)) throw new ControlProblem(409, currentCopy(worldCopy).jumping)
    store.set(isJumpingAtom, true)
    await work().finally(() => store.set(isJumpingAtom, false))
  })

/** Settings of a jump. */
const sessions = () => (store.get(keepSessionsAtom) ? { keepSessions: true } : {})

/**
 * Moves virtual time ahead. Clock and phones follow on the server's events. Returns true on success.
 * @param pair members of a pairing, whom the phones then show, each on the other's page
 */
export function jump(target: JumpTarget, pair?: readonly [number, number]): Promise<boolean> {
  return whileJumping(async () => {
    const { now, fired, firedCount, stopped } = await control.moveClock({
      ...target,
      ...sessions(),
      // Part of the jump, so that a way back meanwhile leaves nothing of it.
      ...(pair && { phones: await phonesForPair(pair) }),
    })
    if (pair) await followStage()
    const words = currentCopy(worldCopy)
    const at = formatWithYear(Date.parse(now))
    const sentence = stopped ? words.stopped(at) : words.jumped(at)
    const { text, members } = summaryOfJump(sentence, fired, firedCount, membersOnStage())
    flash(text, 'good', linksTo(members))
  })
}

/**
 * Goes to a past instant: to the last known state before it, and from there with the clock. Later moments stay as a branch
 * (D-147).
 */
export function goToPast(atMs: number): Promise<boolean> {
  return whileJumping(() =>
    enqueueMove(async () => {
      const { moments, present } = await queryClient.fetchQuery(historyQuery)
      const state = stateBefore(moments, present, atMs)
      if (!state) throw new ControlProblem(409, lostText(moments, present))
      let { now } = await control.goToMoment(state.destination)
      const isBehind = Date.parse(now) < atMs
      if (isBehind) ({ now } = await control.moveClock({ to: new Date(atMs).toISOString(), ...sessions() }))
      await readAgain(clockQuery, historyQuery)
      const words = currentCopy(worldCopy)
      const at = formatWithYear(Date.parse(now))
      const text = isBehind ? words.wentThrough(state.text, at) : words.wentToPast(at)
      flash(text, 'good', [{ label: words.showHistory, to: '/history' }])
    }),
  )
}

/** Links to the phones of the members concerned, and to all effects. */
function linksTo(members: readonly { readonly id: number; readonly name: string }[] | undefined): FlashLink[] {
  if (members === undefined) return []
  const words = currentCopy(worldCopy)
  const people = members.map(({ id, name }) => ({
    label: words.showMember(phoneOfMember(id)?.toUpperCase() ?? '', name),
    run: () => void attempt(() => showMember(id)),
  }))
  return [...people, { label: words.showTimeline, to: '/timeline' }]
}

/** Jumps to a named instant: of members on the stage first, otherwise of any member. */
export function jumpToEdge(edge: Edge): Promise<boolean> {
  const clock = cached(clockQuery)
  const found = clock && findEdgeTarget(edge, clock, store.get(lookedAtAtom))
  return jump(found?.target ?? { edge })
}

/** Changes the clock and reads it again. */
const changeClock = (change: () => Promise<unknown>): Promise<boolean> =>
  attempt(async () => {
    await change()
    await readAgain(clockQuery)
  })

/** Stops the running jump. Time stays at the instant it reached. */
export const stop = (): Promise<boolean> => changeClock(() => control.stopJump())

/** Stops the clock, or lets it run at a multiple of real time. */
export const setPace = (pace: 'frozen' | number): Promise<boolean> =>
  changeClock(() => control.moveClock(pace === 'frozen' ? { mode: 'frozen' } : { mode: 'running', speed: pace }))

export const togglePace = (): Promise<boolean> => setPace(cached(clockQuery)?.mode === 'running' ? 'frozen' : 1)

/** Switches the automatic acts of townspeople on or off. */
export function setTownActivity(on: boolean): Promise<boolean> {
  return attempt(async () => {
    const { played } = await control.changeTownActivity({ on })
    await readAgain(clockQuery)
    const { townIdle, townOn, townOff } = currentCopy(worldCopy)
    if (!on) flash(townOff)
    else flash(played === 0 ? townIdle : townOn)
  })
}
