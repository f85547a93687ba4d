import type { Sex } from '../../../../contract/enums/member.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { isRealPhone } from '../../hub/control/backend-queries.ts'
import { memberQuery } from '../../hub/control/operator-queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { phonesAtom, phonesOnStage } from '../../hub/phone-state.ts'
import { store } from '../../hub/state.ts'
import { endpointOf } from './failures.ts'

/** A phone that may make a call; with the sex of its member when the mock knows that. */
interface Caller {
  readonly phone: PhoneName
  readonly sex?: Sex
}

/** Phones that may make a call. Those without a known member come last: for an open call, and on a real API. */
export async function callersOf(call: string): Promise<readonly Caller[]> {
  const { sex: wanted, access } = endpointOf(call) ?? {}
  const known: Caller[] = []
  const unknown: Caller[] = []
  for (const phone of phonesOnStage()) {
    const { email } = store.get(phonesAtom)[phone]
    const member = email === null ? null : await queryClient.fetchQuery(memberQuery(email)).catch(() => null)
    if (member && (wanted === undefined || member.sex === wanted)) known.push({ phone, sex: member.sex })
    else if (access === 'open' || isRealPhone(phone)) unknown.push({ phone })
  }
  return [...known, ...unknown]
}
