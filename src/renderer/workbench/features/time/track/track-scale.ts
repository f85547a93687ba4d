import { dayMs, nextDayStart } from '../../../../../contract/rules/tokyo-time.ts'

/** Share of the track before now. */
export const nowShare = 0.22

/** Spans that the track can show ahead, in days. */
export const spans = [1, 7, 31, 400] as const

/** The span that is `step` places wider, or narrower for a negative step; the widest and the narrowest stay. */
export function spanBeside(days: number, step: number): number {
  const at = spans.findIndex((span) => span === days) + step
  return spans[Math.min(spans.length - 1, Math.max(0, at))] ?? days
}

/** Maximum offset of the track, in days either way. */
export const farthestShift = 400

/**
 * Position of an instant on the track: 0 to 1, or outside this range. `centreMs` is the instant at the position of now, and
 * `days` the span ahead of it.
 */
export const positionOf = (atMs: number, centreMs: number, days: number): number =>
  nowShare + ((atMs - centreMs) / (days * dayMs)) * (1 - nowShare)

/** Instants of 3:00 that the track shows. `centreMs` is the instant at the position of now. */
export function dayStartsOn(centreMs: number, days: number): readonly number[] {
  const first = nextDayStart(centreMs - (days * dayMs * nowShare) / (1 - nowShare))
  const starts = Array.from({ length: Math.ceil(days / (1 - nowShare)) + 1 }, (_, index) => first + index * dayMs)
  return starts.filter((at) => positionOf(at, centreMs, days) < 1)
}
