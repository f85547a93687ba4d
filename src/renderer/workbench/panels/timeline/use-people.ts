import { useAtomValue } from 'jotai'
import { phoneNames } from '../../../../contract/rules/local-origins.ts'
import { memberIdsAtom, phoneCountAtom } from '../../state/phones.ts'
import type { TimelineItem } from './timeline-items.ts'

export interface Person {
  readonly id: number
  readonly phone: string
  readonly name: string
}

/** Who is on the stage, by the names that the timeline has of them. */
export function usePeople(items: readonly TimelineItem[]): readonly Person[] {
  const ids = useAtomValue(memberIdsAtom)
  const count = useAtomValue(phoneCountAtom)
  return phoneNames.slice(0, count).flatMap((phone) => {
    const id = ids[phone]
    if (id === undefined) return []
    const member = items.flatMap(({ members }) => members).find((one) => one.id === id)
    return [{ id, phone, name: member?.name || `会員#${id}` }]
  })
}
