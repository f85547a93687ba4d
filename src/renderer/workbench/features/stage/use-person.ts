import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIsRealPhone } from '../../hub/control/backend-queries.ts'
import { memberQuery } from '../../hub/control/operator-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { statusText } from '../../parts/people.ts'
import { stageCopy } from './copy.ts'
import type { PhonePart } from './phone-part.ts'

/** The member on a phone: `name` is the mail address without a name, and `status` '' when unknown. */
export function usePerson({ name: phone, state }: PhonePart) {
  const { nobody } = useCopy(stageCopy).phone
  const isMock = !useIsRealPhone(phone)
  const report = useAtomValue(reportsAtom)[phone]
  const email = report === undefined ? state.email : report.uid
  const { data } = useQuery({ ...memberQuery(email ?? ''), enabled: isMock && email !== null })
  // Excludes a phone of the real API, which may show the same address as the mock's member.
  const member = isMock ? data : undefined
  if (member) return { email, name: member.name, status: statusText(member), photo: member.photo }
  return { email, name: email ?? nobody, status: '', photo: isMock && email !== null ? undefined : null }
}
