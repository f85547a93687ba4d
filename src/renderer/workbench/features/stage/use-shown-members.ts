import { useQueries } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { MemberRow } from '../../../../contract/control/members.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { useMockPhones } from '../../hub/control/backend-queries.ts'
import { membersQuery } from '../../hub/control/operator-queries.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { shownOn } from '../../hub/phones/page-reads.ts'

/** Members shown on the other phones of the mock, each once: an open profile, or the partner of a chat. */
export function useShownMembers(phone: PhoneName): readonly MemberRow[] {
  const reports = useAtomValue(reportsAtom)
  const pages = useMockPhones()
    .filter((name) => name !== phone)
    .flatMap((name) => reports[name] ?? [])
    .map(({ route, uid }) => ({ shown: shownOn(route) ?? '', uid }))
  const wanted = [...new Set(pages.map(({ shown }) => shown).filter(Boolean))]
  const results = useQueries({ queries: wanted.map((shown) => membersQuery(shown)) })
  const members = pages.flatMap(({ shown, uid }) => {
    const found = results[wanted.indexOf(shown)]?.data ?? []
    // The search for a number also finds longer ones.
    const exact = /^\d+$/.test(shown) ? found.filter(({ id }) => String(id) === shown) : found
    // A conversation has two members, of whom one is on that phone.
    return exact.filter(({ email }) => email !== uid)
  })
  return [...new Map(members.map((member) => [member.id, member])).values()]
}
