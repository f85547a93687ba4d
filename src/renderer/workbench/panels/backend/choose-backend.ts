import { chooseBackend as choose } from '../../../../contract/control/backend.ts'
import { backendQuery } from '../../control/backend-query.ts'
import { callControl } from '../../control/call-control.ts'
import { queryClient } from '../../control/query-client.ts'
import { bridge } from '../../parts/bridge.ts'
import { leavePhone, phonesOnStage } from '../../stage/phone-actions.ts'
import { bringPeopleBack, keepPeople, putPeopleBack } from './kept-people.ts'

/**
 * Puts the mock (`null`) or a real API behind this server. Phones are logged out first: a login of the one must never be
 * sent to the other. Who stood on them before the real API comes back with the mock. The desktop app remembers the choice
 * and restarts its server.
 */
export async function chooseBackend(url: string | null): Promise<void> {
  const { mode } = await queryClient.fetchQuery({ ...backendQuery, staleTime: 0 })
  if (mode === 'mock' && url !== null) keepPeople()
  for (const phone of phonesOnStage()) leavePhone(phone)
  if (bridge) {
    if (url === null) putPeopleBack()
    return bridge.connectBackend(url)
  }
  await callControl(choose, url === null ? { mode: 'mock' } : { mode: 'real', url })
  await queryClient.invalidateQueries({ queryKey: backendQuery.queryKey })
  if (url === null && mode === 'real') await bringPeopleBack()
}
