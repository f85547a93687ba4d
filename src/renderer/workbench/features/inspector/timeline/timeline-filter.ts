import type { Person } from './people.ts'
import type { TimelineItem, TimelineKind } from './timeline-items.ts'

export interface TimelineFilter {
  readonly kinds: readonly TimelineKind[]
  /** People whose items to show; undefined for the whole town. */
  readonly people: readonly Person[] | undefined
  /** In lower case. */
  readonly text: string
}

/** Items that fit a filter, in their order. */
export function findItems(items: readonly TimelineItem[], { kinds, people, text }: TimelineFilter) {
  return items.filter(
    (item) =>
      kinds.includes(item.kind) &&
      (people === undefined || isOf(item, people)) &&
      (text === '' || haystackOf(item).includes(text)),
  )
}

/** Whether an item concerns one of these people, or came from one of their phones. A jump concerns everybody. */
const isOf = ({ kind, members, phone }: TimelineItem, people: readonly Person[]): boolean =>
  kind === 'jump' ||
  people.some((person) => (members.length === 0 ? phone === person.phone : members.some(({ id }) => id === person.id)))

/** Search text of an item. Five thousand of them take three milliseconds. */
const haystackOf = ({ text, members }: TimelineItem): string =>
  `${text} ${members.map(({ name }) => name).join(' ')}`.toLowerCase()
