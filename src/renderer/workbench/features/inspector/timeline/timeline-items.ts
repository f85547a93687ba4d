import type { MemberName } from '../../../../../contract/control/members.ts'
import type { TimelineEntry } from '../../../../../contract/control/timeline.ts'
import { formatWithYear } from '../../../hub/dates.ts'
import { currentCopy } from '../../../hub/language.ts'
import { effectText } from '../../../hub/world/effect-copy.ts'
import { inspectorCopy } from '../copy.ts'
import type { ListedExchange } from '../exchange-rows.ts'
import { pathOf } from '../exchange-texts.ts'

export type TimelineKind = 'call' | 'frame' | TimelineEntry['kind']

export const timelineKinds: readonly TimelineKind[] = ['call', 'frame', 'mail', 'charge', 'effect', 'jump']

export interface TimelineItem {
  readonly key: string
  readonly kind: TimelineKind
  readonly atMs: number
  readonly members: readonly MemberName[]
  /** Letter of the phone that made the call. */
  readonly phone: string | null
  readonly text: string
  /** Address of the details; undefined when only a phone shows the item. */
  readonly address: string | undefined
  readonly isBad: boolean
  /** Moment of a call, frame or jump; null for items stored in the world itself. */
  readonly moment: number | null
}

type LineWords = (typeof inspectorCopy)['ja']['line']

/** Merges calls, frames and other events into one list, the latest instant first. */
export function timelineItems(
  rows: readonly ListedExchange[],
  entries: readonly TimelineEntry[],
  words = currentCopy(inspectorCopy),
): readonly TimelineItem[] {
  const items = [...entries.map((entry) => ofEntry(entry, words.line)), ...rows.map((row) => ofRow(row, words.cut))]
  return items.toSorted((a, b) => a.atMs - b.atMs).toReversed()
}

function ofRow(row: ListedExchange, cut: string): TimelineItem {
  const { id, kind, at, method, title, phone, member, status, verdict, moment } = row
  const isCall = kind === 'http'
  const outcome = status === 0 ? cut : String(status)
  return {
    key: `exchange-${id}`,
    kind: isCall ? 'call' : 'frame',
    atMs: Date.parse(at),
    members: member === null ? [] : [member],
    phone,
    moment,
    text: isCall ? `${method} ${pathOf(title)} ${outcome}` : `${method === 'in' ? '→' : '←'} ${title}`,
    address: `/inspector?exchange=${id}`,
    isBad: verdict === 'drift' || (isCall && (status === 0 || status >= 400)),
  }
}

/** Stays the same while older entries go. */
function keyOf(entry: TimelineEntry): string {
  if (entry.kind !== 'effect') return `${entry.kind}-${entry.id}`
  return `effect-${entry.effect}-${entry.subject}-${entry.at}`
}

function ofEntry(entry: TimelineEntry, words: LineWords): TimelineItem {
  const { kind, at, members } = entry
  const common = { key: keyOf(entry), kind, atMs: Date.parse(at), members, phone: null, isBad: false, moment: null }
  switch (entry.kind) {
    case 'mail':
      return { ...common, text: words.mail(entry.subject), address: `/outbox?mail=${entry.id}` }
    case 'charge': {
      const isBad = entry.outcome === 'declined'
      const text = (isBad ? words.declined : words.paid)(words.charges[entry.what], entry.amount)
      return { ...common, isBad, text, address: '/cards' }
    }
    case 'effect':
      return {
        ...common,
        isBad: entry.effect === 'charge-declined',
        text: effectText({ ...entry, kind: entry.effect }, 'past'),
        address: undefined,
      }
    case 'jump':
      return {
        ...common,
        moment: entry.id,
        text: words.jump(formatWithYear(Date.parse(entry.from)), formatWithYear(Date.parse(entry.at))),
        address: `/history?moment=${entry.id}`,
      }
  }
}
