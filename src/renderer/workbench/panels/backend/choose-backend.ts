import { chooseBackend as choose, isRealTo, type BackendMode } from '../../../../contract/control/backend.ts'
import type { PhoneName } from '../../../../contract/rules/start-options.ts'
import { callControl } from '../../control/call-control.ts'
import { backendQuery } from '../../control/queries.ts'
import { queryClient } from '../../control/query-client.ts'
import { bridge } from '../../parts/files.ts'
import { leavePhone, phonesOnStage } from '../../stage/phone-actions.ts'
import { phoneCountAtom, store } from '../../state/phones.ts'
import { bringPeopleBack, keepPeople, putPeopleBack } from './kept-people.ts'

/**
 * Puts the mock, a real API or both side by side behind this server. Phones that get another API are logged out first: a
 * login of the one must never be sent to the other. Who stood on them before the real API comes back with the mock. The
 * desktop app remembers a real API for all phones, and restarts its server for it.
 */
export async function chooseBackend(mode: BackendMode, url?: string): Promise<void> {
  const before = await queryClient.fetchQuery({ ...backendQuery, staleTime: 0 })
  const phones = phonesOnStage()
  const turnsReal = (phone: PhoneName) => !isRealTo(before.mode, phone) && isRealTo(mode, phone)
  const turnsMock = (phone: PhoneName) => isRealTo(before.mode, phone) && !isRealTo(mode, phone)
  keepPeople(phones.filter(turnsReal))
  for (const phone of phones)
    if (turnsMock(phone) || isRealTo(mode, phone)) leavePhone(phone, isRealTo(mode, phone) ? '/login' : '/')
  if (bridge && (mode === 'real' || before.mode === 'real')) {
    if (mode === 'mock') putPeopleBack()
    return bridge.connectBackend(mode === 'mock' ? null : (url ?? before.url))
  }
  const chosen = await callControl(choose, { mode, url })
  queryClient.setQueryData(backendQuery.queryKey, chosen)
  if (mode === 'beside' && store.get(phoneCountAtom) < 2) store.set(phoneCountAtom, 2)
  await bringPeopleBack(phones.filter(turnsMock))
}
