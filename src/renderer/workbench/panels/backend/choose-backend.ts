import { chooseBackend as choose } from '../../../../contract/control/backend.ts'
import { backendQuery } from '../../control/backend-query.ts'
import { callControl } from '../../control/call-control.ts'
import { queryClient } from '../../control/query-client.ts'
import { bridge } from '../../parts/bridge.ts'
import { leavePhone, phonesOnStage } from '../../stage/phone-actions.ts'

/**
 * Puts the mock (`null`) or a real API behind this server. Phones are logged out first: a login of the one must never be
 * sent to the other. The desktop app remembers the choice and restarts its server.
 */
export async function chooseBackend(url: string | null): Promise<void> {
  for (const phone of phonesOnStage()) leavePhone(phone)
  if (bridge) return bridge.connectBackend(url)
  await callControl(choose, url === null ? { mode: 'mock' } : { mode: 'real', url })
  await queryClient.invalidateQueries({ queryKey: backendQuery.queryKey })
}
