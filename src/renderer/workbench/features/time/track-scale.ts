import { dayMs, nextDayStart } from '../../../../contract/rules/tokyo-time.ts'
import { lookOfKind } from '../../hub/world/effect-looks.ts'
import type { MarkItem } from './track-items.ts'

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
 * Position of an instant on the track: 0 to 1, or outside this range. `nowMs` is the instant at the position of now.
 */
export function positionOf(atMs: number, nowMs: number, days: number): number {
  return nowShare + ((atMs - nowMs) / (days * dayMs)) * (1 - nowShare)
}

/** Instants of 3:00 that the track shows. `centreMs` is the instant at the position of now. */
export function dayStartsOn(centreMs: number, days: number): readonly number[] {
  const first = nextDayStart(centreMs - (days * dayMs * nowShare) / (1 - nowShare))
  const starts = Array.from({ length: Math.ceil(days / (1 - nowShare)) + 1 }, (_, index) => first + index * dayMs)
  return starts.filter((at) => positionOf(at, centreMs, days) < 1)
}

export interface Mark {
  readonly position: number
  readonly items: readonly MarkItem[]
  /** The item that gives the mark its colour and label. */
  readonly head: MarkItem
  readonly labelled: boolean
}

/**
 * Groups items into marks. Items nearer than the minimum gap share a mark. Labels that would overlap or stick out are
 * omitted. `shiftMs` is the offset of the track.
 */
export function marksOf(items: readonly MarkItem[], nowMs: number, days: number, widthPx: number, shiftMs = 0): Mark[] {
  const gap = markGapPx / widthPx
  const shown = items
    .map((item) => ({ item, position: positionOf(item.atMs, nowMs + shiftMs, days) }))
    .filter(({ position }) => position >= 0 && position <= 1)
    .toSorted((a, b) => a.position - b.position)
  // Items that concern the stage or every member are placed first and keep their marks. The others fill the gaps.
  const groups: { position: number; items: MarkItem[] }[] = []
  for (const wanted of [true, false]) {
    for (const { item, position } of shown) {
      if (item.near !== wanted) continue
      const host = groups.find(
        (group) => Math.abs(group.position - position) < gap && group.items[0]?.past === item.past,
      )
      if (host) host.items.push(item)
      else groups.push({ position, items: [item] })
    }
  }
  groups.sort((a, b) => a.position - b.position)
  const marks = groups.map(({ position, items: shared }) => ({
    position,
    items: shared.toSorted((a, b) => a.atMs - b.atMs),
    head: headOf(shared),
  }))
  // Labels only those marks, if the track has room and the line of now stays free.
  const line = positionOf(nowMs, nowMs + shiftMs, days) * widthPx
  const taken = [{ from: line, to: line }]
  return marks.map((mark) => {
    const { position, head } = mark
    const half = labelWidthPx(lookOfKind(head.kind).label) / 2
    const from = position * widthPx - half
    const to = position * widthPx + half
    const isFree = taken.every((other) => to + labelGapPx <= other.from || from >= other.to + labelGapPx)
    const labelled = head.near && head.kind !== 'moment' && from >= 0 && to <= widthPx && isFree
    if (labelled) taken.push({ from, to })
    return { ...mark, labelled }
  })
}

/** Least distance between two marks, and between two labels, in px. */
const markGapPx = 15
const labelGapPx = 6

/** Width of a label in px at the smallest font size (11 px). Japanese characters are square. */
function labelWidthPx(label: string): number {
  return Array.from(label).reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0xff ? 11 : 6.5), 0)
}

function headOf(items: readonly MarkItem[]): MarkItem {
  const first = items.find(({ near }) => near) ?? items[0]
  if (first === undefined) throw new Error('Failed to draw a mark: it has no items.')
  return first
}
