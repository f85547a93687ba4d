import type { CapsuleStage } from '../../../contract/control/capsule.ts'
import { moveClock, readClock } from '../../../contract/control/clock.ts'
import { type Fault, listFaults, replaceFaults } from '../../../contract/control/exchanges.ts'
import { callControl } from '../control/call-control.ts'
import { historyQuery, queryClient } from '../control/queries.ts'
import { followCasts, readCast } from '../stage/past-casts.ts'
import { putOnStage, readStage } from './stage-state.ts'

/** State of the case outside the history of the world. */
interface Side {
  readonly stage: CapsuleStage
  readonly faults: readonly Fault[]
  readonly pace: { readonly mode: 'running' | 'frozen'; readonly speed: number }
}

interface Opening {
  /** Moment at which the capsule replaced the world. */
  readonly moment: number
  /** The side not in use: while the capsule's world is present, the side before it; otherwise the capsule's side. */
  other: Side
  isInside: boolean
}

const openings: Opening[] = []

export async function readSide(): Promise<Side> {
  const [stage, faults, { mode, speed }] = await Promise.all([
    readStage(),
    callControl(listFaults),
    callControl(readClock),
  ])
  return { stage, faults: faults.map(({ fired: _fired, ...fault }) => fault), pace: { mode, speed } }
}

/** Records that a capsule was opened. Going back to before `moment` restores the side `before`. */
export function rememberSide(moment: number, before: Side): void {
  openings.push({ moment, other: before, isInside: true })
}

/**
 * Restores phones, faults and pace after a move in history to before a capsule, or forward to it. Returns true when it
 * restored them. Otherwise the phones have to be renewed, with the members that stood there.
 */
export async function followHistory(): Promise<boolean> {
  const atMove = readCast()
  const { present, moments } = await queryClient.fetchQuery({ ...historyQuery, staleTime: 0 })
  const parents = new Map(moments.map(({ id, parent }) => [id, parent]))
  const way = new Set<number>()
  for (let at: number | null | undefined = present; at !== null && at !== undefined; at = parents.get(at)) way.add(at)
  followCasts(way, atMove)
  const crossed = openings.filter(({ moment, isInside }) => way.has(moment) !== isInside)
  if (crossed.length === 0) return false
  let there = await readSide()
  // Crosses several openings in the direction of the move, so the last side read is the right side.
  const inOrder = way.has(crossed[0]?.moment ?? 0) ? crossed : crossed.toReversed()
  for (const opening of inOrder) {
    const next = opening.other
    opening.other = there
    opening.isInside = !opening.isInside
    there = next
  }
  await putBeside(there)
  return true
}

async function putBeside({ stage, faults, pace }: Side): Promise<void> {
  await callControl(replaceFaults, [...faults])
  await callControl(moveClock, pace.mode === 'running' ? pace : { mode: 'frozen' })
  await putOnStage(stage)
}
