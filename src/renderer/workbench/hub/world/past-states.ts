import type { Destination, Moment } from '../../../../contract/control/history/moments.ts'
import { formatMoment, formatWithYear } from '../dates.ts'
import { currentCopy } from '../language.ts'
import { worldCopy } from './copy.ts'
import { wayTo } from './history-ways.ts'
import { momentText } from './moment-text.ts'

/** A state of the world on the path to the present one. */
export interface PastState {
  readonly destination: Destination
  readonly atMs: number
  /** In words: a saved world, or the time before a moment. */
  readonly text: string
}

/**
 * The last known state at or before an instant on the path to the present moment. Undefined if the path begins later. Time
 * then continues from that state to the instant (D-147).
 */
export function stateBefore(moments: readonly Moment[], present: number, atMs: number): PastState | undefined {
  for (const moment of wayTo(moments, present)) {
    const { id, parent, from, namedAt } = moment
    const isSaved = namedAt !== null && Date.parse(namedAt) <= atMs
    const stateMs = Date.parse(isSaved ? namedAt : from)
    if (!isSaved && (parent === null || stateMs > atMs)) continue
    const text = currentCopy(worldCopy).pastState(momentText(moment), formatMoment(stateMs, atMs), isSaved)
    return { destination: isSaved ? { moment: id } : { before: id }, atMs: stateMs, text }
  }
  return undefined
}

/** Says that a past instant cannot be restored, and since when one can. */
export function lostText(moments: readonly Moment[], present: number): string {
  const first = wayTo(moments, present).findLast(({ parent }) => parent !== null)
  return currentCopy(worldCopy).lostMoment(first && formatWithYear(Date.parse(first.from)))
}
