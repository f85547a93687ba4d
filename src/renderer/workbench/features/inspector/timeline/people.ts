import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { PhoneName } from '../../../../../contract/rules/hosts.ts'
import { currentCopy } from '../../../hub/language.ts'
import { memberIdsAtom, phonesOnStageAtom } from '../../../hub/phone-state.ts'
import { inspectorCopy } from '../copy.ts'
import type { TimelineItem } from './timeline-items.ts'

/** Who stands on a phone of the stage. */
export interface Person {
  readonly phone: PhoneName
  /** Undefined without a login, and on a phone of a real API. */
  readonly id: number | undefined
  /** Empty without an id. */
  readonly name: string
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
  const named = items.flatMap(({ members }) => members).find((member) => member.id === id)
  return named?.name || currentCopy(inspectorCopy).line.member(id)
}
