import type { Failure } from '../../../../contract/control/define-control.ts'
import { listFaults, type CallFault, type Fault } from '../../../../contract/control/faults.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import type { PhoneName } from '../../../../contract/rules/start-options.ts'
import { callControl } from '../../control/call-control.ts'
import { memberQuery } from '../../control/queries.ts'
import { queryClient } from '../../control/query-client.ts'
import { flash } from '../../parts/flash.ts'
import { openOnPhone, phonesOnStage } from '../../stage/phone-actions.ts'
import { phonesAtom, store } from '../../state/phones.ts'
import { setFaults } from './fault-actions.ts'
import { pageOfCall } from './page-of-call.ts'

/** The fault that gives a documented answer to the next call of that kind. */
function faultOf({ method, path, status, body }: Failure): CallFault {
  return { match: { method, path: path.replace(/:\w+/g, '*') }, status, body, times: 1 }
}

/** Gives the next call of that kind its documented refusal, and opens the page that makes it. */
export async function showFailure(failure: Failure): Promise<void> {
  const fault = faultOf(failure)
  const isSame = (other: Fault) => JSON.stringify(other.match) === JSON.stringify(fault.match)
  const others = (await callControl(listFaults)).filter((other) => !isSame(other))
  await setFaults([...others, fault])
  const phone = await phoneFor(failure)
  const page = pageOfCall(failure.call)
  if (phone !== undefined && page !== undefined) openOnPhone(phone, page)
  const where = page === undefined || phone === undefined ? '' : `。${phone.toUpperCase()} で画面を開きました`
  flash(`次の ${failure.method} ${failure.path} に ${failure.status} を返します${where}`)
}

/** The first phone whose member may make the call at all. */
async function phoneFor({ call }: Failure): Promise<PhoneName | undefined> {
  const sex = endpoints.find(({ id }) => id === call)?.sex
  const phones = phonesOnStage()
  if (sex === undefined) return phones[0]
  for (const phone of phones) {
    const { email } = store.get(phonesAtom)[phone]
    const member = email === null ? null : await queryClient.fetchQuery(memberQuery(email)).catch(() => null)
    if (member?.sex === sex) return phone
  }
  return phones[0]
}
