import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { TimelineEntry } from '../../../../contract/control/timeline.ts'
import { formatWithYear } from '../../hub/dates.ts'
import { currentCopy } from '../../hub/language.ts'
import { memberIdsAtom, phonesOnStageAtom } from '../../hub/phone-state.ts'
import { effectText } from '../../hub/world/effect-copy.ts'
import { inspectorCopy } from './copy.ts'
import type { ListedExchange } from './exchange-rows.ts'

export const timelineKinds = ['call', 'frame', 'mail', 'charge', 'effect', 'jump'] as const
export type TimelineKind = (typeof timelineKinds)[number]

export interface TimelineItem {
  readonly key: string
  readonly kind: TimelineKind
  readonly atMs: number
  readonly members: readonly { readonly id: number; readonly name: string }[]
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

/** Path of a call, without its query, which the detail shows. */
export const pathOf = (title: string): string => title.replace(/\?.*$/s, '')

/** Merges calls, frames and other events into one list, the latest instant first. */
export function timelineItems(
  rows: readonly ListedExchange[],
  entries: readonly TimelineEntry[],
  words = currentCopy(inspectorCopy),
): readonly TimelineItem[] {
  const items = [...entries.map((entry) => ofEntry(entry, words.line)), ...rows.map((row) => ofRow(row, words.cut))]
  return items.toSorted((a, b) => a.atMs - b.atMs).toReversed()
}

function ofRow(
  { id, kind, at, method, title, phone, member, status, verdict, moment }: ListedExchange,
  cut: string,
): TimelineItem {
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

/** A member on the stage. */
interface Person {
  readonly id: number
  readonly phone: string
  readonly name: string
}

export interface TimelineFilter {
  readonly kinds: readonly TimelineKind[]
  /** Members to show; undefined for the whole town. */
  readonly people: readonly Person[] | undefined
  /** In lower case. */
  readonly text: string
}

export function findItems(
  items: readonly TimelineItem[],
  { kinds, people, text }: TimelineFilter,
): readonly TimelineItem[] {
  return items.filter(
    (item) =>
      kinds.includes(item.kind) &&
      (people === undefined || isOf(item, people)) &&
      (text === '' || haystackOf(item).includes(text)),
  )
}

/** Whether an item concerns one of the members, or came from one of their phones. */
function isOf({ kind, members, phone }: TimelineItem, people: readonly Person[]): boolean {
  // A jump concerns every member.
  if (kind === 'jump') return true
  return people.some(({ id, phone: theirs }) =>
    members.length === 0 ? phone === theirs : members.some((member) => member.id === id),
  )
}

const haystacks = new WeakMap<TimelineItem, string>()

/** Search text of an item, created at the first search, because it is most of the work with thousands of items. */
function haystackOf(item: TimelineItem): string {
  const known = haystacks.get(item)
  if (known !== undefined) return known
  const haystack = `${item.text} ${item.members.map(({ name }) => name).join(' ')}`.toLowerCase()
  haystacks.set(item, haystack)
  return haystack
}

/** Members on the stage, with their names from the timeline. */
export function usePeople(items: readonly TimelineItem[]): readonly Person[] {
  const ids = useAtomValue(memberIdsAtom)
  const phones = useAtomValue(phonesOnStageAtom)
  return useMemo(
    () =>
      phones.flatMap((phone) => {
        const id = ids[phone]
        return id === undefined
          ? []
          : [{ id, phone, name: nameIn(items, id) || currentCopy(inspectorCopy).line.member(id) }]
      }),
    [items, ids, phones],
  )
}

function nameIn(items: readonly TimelineItem[], id: number): string | undefined {
  const isThis = (member: { readonly id: number }) => member.id === id
  return items.find(({ members }) => members.some(isThis))?.members.find(isThis)?.name
}
