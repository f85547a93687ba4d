import type { TimelineItem, TimelineKind } from './timeline-items.ts'

/** Somebody on the stage. */
export interface Person {
  readonly id: number
  readonly phone: string
  readonly name: string
}

export interface TimelineFilter {
  readonly kinds: readonly TimelineKind[]
  /** Of whom; undefined for the whole town. */
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

/** Whether an item is of one of the members, or went through one of their phones. */
function isOf({ kind, members, phone }: TimelineItem, people: readonly Person[]): boolean {
  // A jump moves everybody.
  if (kind === 'jump') return true
  return people.some(({ id, phone: theirs }) =>
    members.length === 0 ? phone === theirs : members.some((member) => member.id === id),
  )
}

const haystacks = new WeakMap<TimelineItem, string>()

/** What a text is looked for in, made when somebody looks the first time: with thousands of items it is most of the work. */
function haystackOf(item: TimelineItem): string {
  const known = haystacks.get(item)
  if (known !== undefined) return known
  const haystack = `${item.text} ${item.members.map(({ name }) => name).join(' ')}`.toLowerCase()
  haystacks.set(item, haystack)
  return haystack
}
