import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { MemberName } from '../../../../../contract/control/members.ts'
import type { PhoneName } from '../../../../../contract/rules/hosts.ts'
import { currentCopy } from '../../../hub/language.ts'
import { memberIdsAtom, phonesOnStageAtom } from '../../../hub/phone-state.ts'
import { inspectorCopy } from '../copy.ts'
import type { TimelineItem, TimelineKind } from './timeline-items.ts'

/** Who stands on a phone of the stage. */
interface Person {
  readonly phone: PhoneName
  /** Undefined without a login, and on a phone of a real API. */
  readonly id: number | undefined
  /** Empty without an id. */
  readonly name: string
}

export interface TimelineFilter {
  readonly kinds: readonly TimelineKind[]
  /** People whose items to show; undefined for the whole town. */
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

/** Whether an item concerns one of these people, or came from one of their phones. A jump concerns everybody. */
const isOf = ({ kind, members, phone }: TimelineItem, people: readonly Person[]): boolean =>
  kind === 'jump' ||
  people.some((person) => (members.length === 0 ? phone === person.phone : members.some(({ id }) => id === person.id)))

const haystacks = new WeakMap<TimelineItem, string>()

/** Search text of an item, created at the first search, because it is most of the work with thousands of items. */
function haystackOf(item: TimelineItem): string {
  const known = haystacks.get(item)
  if (known !== undefined) return known
  const haystack = `${item.text} ${item.members.map(({ name }) => name).join(' ')}`.toLowerCase()
  haystacks.set(item, haystack)
  return haystack
}

/** People on the stage, with their names from the timeline. */
export function usePeople(items: readonly TimelineItem[]): readonly Person[] {
  const ids = useAtomValue(memberIdsAtom)
  const phones = useAtomValue(phonesOnStageAtom)
  return useMemo(
    () =>
      phones.map((phone) => {
        const id = ids[phone]
        return { phone, id, name: id === undefined ? '' : nameIn(items, id) }
      }),
    [items, ids, phones],
  )
}

function nameIn(items: readonly TimelineItem[], id: number): string {
  const isThis = (member: MemberName) => member.id === id
  const named = items.find(({ members }) => members.some(isThis))?.members.find(isThis)
  return named?.name || currentCopy(inspectorCopy).line.member(id)
}
