import { useQueries } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { MemberRow } from '../../../../contract/control/members.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { membersQuery } from '../../hub/control/operator-queries.ts'
import { phonesOnStageAtom, reportsAtom } from '../../hub/phone-state.ts'
import { shownOn } from '../../hub/phones/page-reads.ts'

/** Members shown on the other phones: an open profile, or the partner of a chat. */
export function useShownMembers(phone: PhoneName): readonly MemberRow[] {
  const reports = useAtomValue(reportsAtom)
  const pages = useAtomValue(phonesOnStageAtom)
    .filter((name) => name !== phone)
    .flatMap((name) => reports[name] ?? [])
    .flatMap(({ route, uid }) => ({ shown: shownOn(route) ?? '', uid }))
    .filter(({ shown }) => shown !== '')
  const results = useQueries({ queries: pages.map(({ shown }) => membersQuery(shown)) })
  return pages.flatMap(({ shown, uid }, index) => {
    const found = results[index]?.data ?? []
    // The search for a number also finds longer ones.
    const exact = /^\d+$/.test(shown) ? found.filter(({ id }) => String(id) === shown) : found
    // A conversation has two members, of whom one is on that phone.
    return exact.filter(({ email }) => email !== uid)
  })
}
