import { lookOfKind } from '../../../hub/world/effect-looks.ts'
import type { MarkItem } from './track-items.ts'
import { positionOf } from './track-scale.ts'

/** The part of time that the track shows, and its width. */
interface TrackView {
  readonly nowMs: number
  /** Span ahead of now. */
  readonly days: number
  /** Offset of the track in milliseconds; negative values show the past. */
  readonly shiftMs?: number
  readonly widthPx: number
}

interface MarkGroup {
  readonly position: number
  readonly items: readonly MarkItem[]
  /** The item that gives the mark its colour and label. */
  readonly head: MarkItem
}

export interface Mark extends MarkGroup {
  readonly labelled: boolean
}

/** Least distance between two marks, and between two labels, in px. */
const markGapPx = 15
const labelGapPx = 6

/** Width of a letter in px at the smallest font size. Japanese characters are square. */
const squarePx = 11
const latinPx = 6.5

/** Marks of the items that the track shows, from left to right. */
export const marksOf = (items: readonly MarkItem[], view: TrackView): Mark[] => withLabels(groupsOf(items, view), view)

/**
 * Groups items nearer than the minimum gap. Items that concern the stage or every member are placed first and keep their
 * marks. The others fill the gaps.
 */
function groupsOf(items: readonly MarkItem[], { nowMs, shiftMs = 0, days, widthPx }: TrackView): MarkGroup[] {
  const shown = items
    .map((item) => ({ item, position: positionOf(item.atMs, nowMs + shiftMs, days) }))
    .filter(({ position }) => position >= 0 && position <= 1)
    .toSorted((a, b) => a.position - b.position)
  const groups: { position: number; head: MarkItem; items: MarkItem[] }[] = []
  for (const { item, position } of shown.toSorted((a, b) => Number(b.item.near) - Number(a.item.near))) {
    const isBeside = (group: MarkGroup) => Math.abs(group.position - position) < markGapPx / widthPx
    const host = groups.find((group) => isBeside(group) && group.head.past === item.past)
    if (host) host.items.push(item)
    else groups.push({ position, head: item, items: [item] })
  }
  return groups
    .map((group) => ({ ...group, items: group.items.toSorted((a, b) => a.atMs - b.atMs) }))
    .toSorted((a, b) => a.position - b.position)
}

/**
 * Labels the marks of the stage, from left to right. Omits labels that would overlap, stick out or cover the line of now.
 */
function withLabels(groups: readonly MarkGroup[], { nowMs, shiftMs = 0, days, widthPx }: TrackView): Mark[] {
  const line = positionOf(nowMs, nowMs + shiftMs, days) * widthPx
  const taken = [{ from: line, to: line }]
  return groups.map((group) => {
    const { position, head } = group
    const half = labelWidthPx(lookOfKind(head.kind).label) / 2
    const label = { from: position * widthPx - half, to: position * widthPx + half }
    const isInside = label.from >= 0 && label.to <= widthPx
    const isFree = taken.every(({ from, to }) => label.to + labelGapPx <= from || label.from >= to + labelGapPx)
    const labelled = head.near && head.kind !== 'moment' && isInside && isFree
    if (labelled) taken.push(label)
    return { ...group, labelled }
  })
}

const labelWidthPx = (label: string): number =>
  Array.from(label).reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0xff ? squarePx : latinPx), 0)
