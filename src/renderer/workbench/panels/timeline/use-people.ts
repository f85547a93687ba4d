import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { memberIdsAtom, phonesOnStageAtom } from '../../state/phones.ts'
import type { Person } from './find-items.ts'
import type { TimelineItem } from './timeline-items.ts'

/** Who is on the stage, by the names that the timeline has of them. */
export function usePeople(items: readonly TimelineItem[]): readonly Person[] {
  const ids = useAtomValue(memberIdsAtom)
  const phones = useAtomValue(phonesOnStageAtom)
  return useMemo(
    () =>
      phones.flatMap((phone) => {
        const id = ids[phone]
        return id === undefined ? [] : [{ id, phone, name: nameIn(items, id) || `会員#${id}` }]
      }),
    [items, ids, phones],
  )
}

function nameIn(items: readonly TimelineItem[], id: number): string | undefined {
  for (const { members } of items) {
    const member = members.find((one) => one.id === id)
    if (member) return member.name
  }
  return undefined
}
