import type { Destination, Moment } from '../../../../contract/control/history/moments.ts'
import { formatMoment, formatWithYear } from '../dates.ts'
import { currentCopy } from '../language.ts'
import { worldCopy } from './copy.ts'
import { pathTo } from './history-paths.ts'
import { momentText } from './moment-text.ts'

/** A state of the world on the path to the present one. */
export interface PastState {
  readonly destination: Destination
  readonly atMs: number
  /** In words: a saved world, or the time before a moment. */
  readonly text: string
}

/**
 * States of the world that the history stores with a moment, the latest first: as it was saved under a name, and as it was
 * just before the moment. The first moment has none before it.
 */
const storedStates = ({ id, parent, from, namedAt }: Moment): readonly Omit<PastState, 'text'>[] => [
  ...(namedAt === null ? [] : [{ destination: { moment: id }, atMs: Date.parse(namedAt) }]),
  ...(parent === null ? [] : [{ destination: { before: id }, atMs: Date.parse(from) }]),
]

/**
 * Returns the last stored state at or before an instant on the path to the present moment. Undefined if the path begins
 * later. Nothing is stored between those states, so time continues from there to the instant (D-147).
 */
export function stateBefore(moments: readonly Moment[], present: number, atMs: number): PastState | undefined {
  for (const moment of pathTo(moments, present)) {
    const state = storedStates(moment).find((stored) => stored.atMs <= atMs)
    if (!state) continue
    const isSaved = 'moment' in state.destination
    const text = currentCopy(worldCopy).pastState(momentText(moment), formatMoment(state.atMs, atMs), isSaved)
    return { ...state, text }
  }
  return undefined
}

/** Says that a past instant cannot be restored, and since when one can. */
export function lostText(moments: readonly Moment[], present: number): string {
  const first = pathTo(moments, present).findLast(({ parent }) => parent !== null)
  return currentCopy(worldCopy).lostMoment(first && formatWithYear(Date.parse(first.from)))
}
