import { atom } from 'jotai'
import * as z from 'zod/mini'
import type { Edge } from '../../../../contract/control/effects.ts'
import type { MemberName } from '../../../../contract/control/members.ts'
import { phoneNames } from '../../../../contract/rules/hosts.ts'
import { attempt } from '../../hub/control/attempt.ts'
import { control } from '../../hub/control/call-control.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { ControlProblem } from '../../hub/control/control-problem.ts'
import { flash, type FlashLink } from '../../hub/control/flash.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { cached, queryClient, readAgain } from '../../hub/control/query-client.ts'
import { enqueueMove } from '../../hub/control/queue.ts'
import { formatWithYear } from '../../hub/dates.ts'
import { currentCopy } from '../../hub/language.ts'
import { makeRoomFor, membersOnStage } from '../../hub/phone-state.ts'
import { phonesForPair } from '../../hub/phones/pair-phones.ts'
import { followStage } from '../../hub/phones/shared-stage.ts'
import { phoneOfMember, showMember } from '../../hub/phones/show-members.ts'
import { connectedAtom, isJumpingAtom, store, storedAtom } from '../../hub/state.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { lostText, stateBefore } from '../../hub/world/past-states.ts'
import { findEdgeTarget, type JumpTarget, lookedAtAtom } from './edge-targets.ts'
import { summaryOfJump } from './jump-summary.ts'

/** Whether a jump can begin: none is under way, and the server is connected. */
export const canJumpAtom = atom((get) => !get(isJumpingAtom) && get(connectedAtom))

/** Whether logins that would expire during a jump are extended. */
export const keepSessionsAtom = storedAtom('keepSessions', z.boolean(), true)

/** Settings of a jump. */
const jumpSettings = () => (store.get(keepSessionsAtom) ? { keepSessions: true } : {})

/** Moves time, unless a jump is under way. Returns true on success; a message says a problem. */
const whileJumping = (move: () => Promise<void>): Promise<boolean> =>
  attempt(async () => {
    if (store.get(isJumpingAtom)) throw new ControlProblem(409, currentCopy(worldCopy).jumping)
    store.set(isJumpingAtom, true)
    await move().finally(() => store.set(isJumpingAtom, false))
  })

/**
 * Moves virtual time ahead. Clock and phones follow on the server's events. Returns true on success.
 * @param pair members of a pairing, whom the phones then show, each on the other's page
 */
export function jump(target: JumpTarget, pair?: readonly [number, number]): Promise<boolean> {
  return whileJumping(async () => {
    // Part of the jump, so that a way back meanwhile leaves nothing of it.
    const placed = pair && { phones: await phonesForPair(pair) }
    const moved = await control.moveClock({ ...target, ...jumpSettings(), ...placed })
    if (placed) {
      makeRoomFor(phoneNames.filter((phone) => placed.phones[phone]))
      await followStage()
    }
    const words = currentCopy(worldCopy)
    const at = formatWithYear(Date.parse(moved.now))
    const sentence = moved.stopped ? words.stopped(at) : words.jumped(at)
    const { text, members } = summaryOfJump(sentence, moved, membersOnStage())
    flash(text, 'good', moved.firedCount === 0 ? [] : linksTo(members))
  })
}

/** Links to the phones of the members concerned, and to all effects. */
function linksTo(members: readonly MemberName[]): FlashLink[] {
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
      const restored = await control.goToMoment(state.destination)
      const isBehind = Date.parse(restored.now) < atMs
      const { now } = isBehind
        ? await control.moveClock({ to: new Date(atMs).toISOString(), ...jumpSettings() })
        : restored
      await readAgain(clockQuery, historyQuery)
      const words = currentCopy(worldCopy)
      const at = formatWithYear(Date.parse(now))
      const text = isBehind ? words.wentThrough(state.text, at) : words.wentToPast(at)
      flash(text, 'good', [{ label: words.showHistory, to: '/history' }])
    }),
  )
}
