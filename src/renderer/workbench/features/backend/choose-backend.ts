import type { BackendMode } from '../../../../contract/rules/backend.ts'
import { bridge } from '../../hub/bridge.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { control } from '../../hub/control/call-control.ts'
import { ControlProblem } from '../../hub/control/control-problem.ts'
import { controlCallCopy } from '../../hub/control/copy.ts'
import { readNow } from '../../hub/control/query-client.ts'
import { currentCopy } from '../../hub/language.ts'
import { phoneCountAtom } from '../../hub/phone-state.ts'
import { followBackend } from '../../hub/phones/follow-backend.ts'
import { store } from '../../hub/state.ts'

/**
 * Puts the mock, a real API or both side by side behind this server, and the phones on their sides. The desktop app remembers
 * a real API for all phones. It restarts its server between the mock and a real API; the page may reload first, and then follows
 * when it starts.
 */
export async function chooseBackend(mode: BackendMode, url?: string): Promise<void> {
  const before = await readNow(backendQuery)
  if (bridge && (mode === 'real' || before.mode === 'real')) {
    // The settings of the desktop app have no `beside`. Another window may have connected a real API meanwhile.
    if (mode === 'beside') throw new ControlProblem(409, currentCopy(controlCallCopy).refusals['real-api'])
    await bridge.connectBackend(mode === 'mock' ? null : (url ?? before.url))
  } else await control.chooseBackend({ mode, url })
  await followBackend()
  if (mode === 'beside' && store.get(phoneCountAtom) < 2) store.set(phoneCountAtom, 2)
}
