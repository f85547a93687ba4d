import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { documentsQuery, memberQuery } from '../control/operator-queries.ts'
import { useIsRealPhone } from '../control/real-phone.ts'
import { reportsAtom, type PhoneState } from '../state/phones.ts'
import { standingOf } from './standing-of.ts'

interface Person {
  readonly email: string | null
  /** The mail address where there is no name. */
  readonly name: string
  /** Where the member stands now, which changes with what happens; '' where that is not known. */
  readonly standing: string
  /** Both, for the head of a phone. */
  readonly title: string
  readonly photo: string | null | undefined
}

/** Who is on a phone. */
export function usePerson(phone: PhoneName, state: PhoneState): Person {
  const isMock = !useIsRealPhone(phone)
  const report = useAtomValue(reportsAtom)[phone]
  const email = report === undefined ? state.email : report.uid
  const { data } = useQuery({ ...memberQuery(email ?? ''), enabled: isMock && email !== null })
  // Another phone may show the mock's member of the same address.
  const member = isMock ? data : undefined
  const { data: documents } = useQuery({ ...documentsQuery, enabled: isMock && member?.age_conf === 0 })
  if (email === null)
    return { email, name: 'ログインしていません', standing: '', title: 'ログインしていません', photo: null }
  if (!member) return { email, name: email, standing: '', title: email, photo: isMock ? undefined : null }
  const waits = documents?.some((document) => document.member.id === member.id) === true
  const standing = standingOf(member, waits)
  const title = member.name === '' ? standing : `${member.name} ・ ${standing}`
  return { email, name: member.name, standing, title, photo: isMock ? member.photo : null }
}
