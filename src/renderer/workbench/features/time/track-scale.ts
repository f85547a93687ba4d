import type { Effect, LaterDay } from '../../../../contract/control/clock.ts'
import type { EffectKind } from '../../../../contract/control/effects.ts'
import type { Destination, Moment } from '../../../../contract/control/history.ts'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { formatNear } from '../../hub/dates.ts'
import { currentCopy } from '../../hub/language.ts'
import { effectText } from '../../hub/world/effect-copy.ts'
import { lookOfKind, type MarkKind } from '../../hub/world/effect-looks.ts'
import { timeCopy } from './copy.ts'

/** Share of the track before now. */
export const nowShare = 0.22

/** Spans that the track can show ahead, in days. */
export const spans = [1, 7, 31, 400] as const

/** Maximum offset of the track, in days either way. */
export const farthestShift = 400

/**
 * Position of an instant on the track: 0 to 1, or outside this range. `nowMs` is the instant at the position of now.
 */
export function positionOf(atMs: number, nowMs: number, days: number): number {
  return nowShare + ((atMs - nowMs) / (days * dayMs)) * (1 - nowShare)
}

export interface MarkItem {
  readonly key: string
  readonly atMs: number
  readonly text: string
  readonly kind: MarkKind
  /** Where the item leads back to. */
  readonly back?: Destination
  readonly past: boolean
  /** Number of effects, when more than one. */
  readonly count?: number
  /** Whether the item concerns a member on the stage, or every member. */
  readonly near: boolean
  /** The two members of the pairing of an effect. */
  readonly pair?: readonly [number, number] | undefined
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
  const gap = 15 / widthPx
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

type TrackWords = (typeof timeCopy)['ja']['track']

/** '11/21 3:00 へ移動する前' */
function occasionOf({ kind, from, at, to }: Moment, words: TrackWords): string {
  if (kind === 'load') return words.beforeLoad
  return words.beforeJump(formatNear(Date.parse(to ?? at), Date.parse(from)))
}

const mostPoints = 50

/** Points to go back to: just before the latest jumps and loads, and named moments. */
function pointsOf(moments: readonly Moment[], words: TrackWords): MarkItem[] {
  const look = { kind: 'moment', past: true, near: true } as const
  const turns = moments.filter(({ kind, parent }) => (kind === 'jump' || kind === 'load') && parent !== null)
  const before = turns.slice(-mostPoints).map((moment) => ({
    ...look,
    key: `before-${moment.id}`,
    atMs: Date.parse(moment.from),
    text: occasionOf(moment, words),
    back: { before: moment.id },
  }))
  const named = moments.flatMap(({ id, name, namedAt }) =>
    name === null || namedAt === null
      ? []
      : [{ ...look, key: `named-${id}`, atMs: Date.parse(namedAt), text: name, back: { moment: id } }],
  )
  return [...before, ...named]
}

const mostOf = (kinds: LaterDay['kinds']) =>
  (Object.entries(kinds) as [EffectKind, number][]).toSorted(([, a], [, b]) => b - a)

/** '12件：いいね期限 8・次回課金 4' */
function sumUp(count: number, kinds: LaterDay['kinds'], words: TrackWords): string {
  const parts = mostOf(kinds).map(([kind, number]) => `${lookOfKind(kind).label} ${number}`)
  return words.ofDay(count, parts)
}

/** The two members of an effect on a pairing. */
function pairOf({ subject, members: [one, other] }: Effect): readonly [number, number] | undefined {
  return subject.startsWith('pairings/') && one && other ? [one.id, other.id] : undefined
}

/** Items of the track: points to go back to, fired effects and coming effects. */
export function itemsOf(
  clock: {
    coming: readonly Effect[]
    later: readonly LaterDay[]
    fired: readonly Effect[]
    moments: readonly Moment[]
  },
  isNear: (effect: Effect) => boolean,
  words = currentCopy(timeCopy).track,
): MarkItem[] {
  const effect = (past: boolean) => (item: Effect, index: number) => ({
    key: `${past ? 'fired' : 'coming'}-${item.kind}-${item.subject}-${index}`,
    atMs: Date.parse(item.at),
    text: effectText(item, past ? 'past' : 'coming'),
    kind: item.kind,
    past,
    near: isNear(item),
    pair: pairOf(item),
  })
  const days = clock.later.map(({ day, at, count, kinds }) => ({
    key: `later-${day}`,
    atMs: Date.parse(at),
    text: sumUp(count, kinds, words),
    kind: mostOf(kinds)[0]?.[0] ?? ('daily-reset' as const),
    past: false,
    near: false,
    count,
  }))
  const coming = [...clock.coming.map(effect(false)), ...days].toSorted((a, b) => a.atMs - b.atMs)
  return [...pointsOf(clock.moments, words), ...clock.fired.map(effect(true)), ...coming]
}
