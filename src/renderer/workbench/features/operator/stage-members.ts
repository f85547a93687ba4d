import { useQueries } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { useMockPhones } from '../../hub/control/backend-queries.ts'
import { memberQuery } from '../../hub/control/operator-queries.ts'
import { reportsAtom } from '../../hub/phone-state.ts'

/** Members logged in on the phones of the mock, in the order of the phones. */
export function useStageMembers(): readonly MemberRow[] {
  const reports = useAtomValue(reportsAtom)
  const phones = useMockPhones()
  const emails = [...new Set(phones.flatMap((phone) => reports[phone]?.uid ?? []))]
  return useQueries({ queries: emails.map(memberQuery) }).flatMap(({ data }) => data ?? [])
}

/** Rows of members on the stage first; otherwise the order stays. */
export const stageFirst = <Row>(rows: readonly Row[], isOnStage: (row: Row) => boolean): readonly Row[] =>
  rows.toSorted((one, other) => Number(isOnStage(other)) - Number(isOnStage(one)))
