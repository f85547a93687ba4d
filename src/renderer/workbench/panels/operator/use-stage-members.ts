import { useQueries } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { MemberLine } from '../../../../contract/control/world.ts'
import { memberQuery } from '../../control/queries.ts'
import { phonesOnStageAtom, reportsAtom } from '../../state/phones.ts'

/** The members who are logged in on the phones, in their order. */
export function useStageMembers(): readonly MemberLine[] {
  const reports = useAtomValue(reportsAtom)
  const phones = useAtomValue(phonesOnStageAtom)
  const emails = [...new Set(phones.flatMap((phone) => reports[phone]?.uid ?? []))]
  return useQueries({ queries: emails.map(memberQuery) }).flatMap(({ data }) => data ?? [])
}
