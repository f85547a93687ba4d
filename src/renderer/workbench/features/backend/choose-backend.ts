import { type BackendMode, isRealTo } from '../../../../contract/rules/backend.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { bridge } from '../../hub/bridge.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { control, ControlProblem } from '../../hub/control/call-control.ts'
import { controlCallCopy } from '../../hub/control/copy.ts'
import { queryClient, readNow } from '../../hub/control/query-client.ts'
import { currentCopy } from '../../hub/language.ts'
import { phoneCountAtom } from '../../hub/phone-state.ts'
import { logOut } from '../../hub/phones/phone-login.ts'
import { store } from '../../hub/state.ts'
import { restorePeople, restorePeopleOnReload, savePeople } from './saved-people.ts'

/** The phones by the side they are on before and after a change. Hidden phones count: they may be shown later. */
function sidesOf(before: BackendMode, after: BackendMode) {
  const where = (wasReal: boolean, isReal: boolean) =>
    phoneNames.filter((phone) => isRealTo(before, phone) === wasReal && isRealTo(after, phone) === isReal)
  return { turnsReal: where(false, true), turnsMock: where(true, false), staysReal: where(true, true) }
}

function logOutAll(phones: readonly PhoneName[], to: string): void {
  for (const phone of phones) logOut(phone, to)
}

/**
 * Puts the mock, a real API or both side by side behind this server.
 * Phones that change sides are logged out first, because a login of one API must never reach the other. The members
 * before the real API return with the mock, and when the change is refused. A phone that stays with the real API keeps
 * its login until the server has agreed: the server forwards a login only to the address that issued it.
 * The desktop app remembers a real API for all phones. It restarts its server between the mock and a real API.
 */
export async function chooseBackend(mode: BackendMode, url?: string): Promise<void> {
  const before = await readNow(backendQuery)
  const sides = sidesOf(before.mode, mode)
  const isByDesktop = bridge && (mode === 'real' || before.mode === 'real')
  // The settings of the desktop app have no `beside`. Another window may have connected a real API meanwhile.
  if (isByDesktop && mode === 'beside') {
    throw new ControlProblem(409, currentCopy(controlCallCopy).refusals['real-api'])
  }
  savePeople(sides.turnsReal)
  logOutAll(sides.turnsReal, '/login')
  logOutAll(sides.turnsMock, '/')
  try {
    if (isByDesktop) return await connectByDesktop(mode, url ?? before.url, sides)
    queryClient.setQueryData(backendQuery.queryKey, await control.chooseBackend({ mode, url }))
  } catch (cause) {
    await restorePeople(sides.turnsReal)
    throw cause
  }
  logOutAll(sides.staysReal, '/login')
  if (mode === 'beside' && store.get(phoneCountAtom) < 2) store.set(phoneCountAtom, 2)
  await restorePeople(sides.turnsMock)
}

/**
 * Changes the backend of the desktop app. Between mock and real API all else happens before its response, because the page
 * may reload first.
 */
async function connectByDesktop(
  mode: BackendMode,
  url: string | null,
  { turnsMock, staysReal }: ReturnType<typeof sidesOf>,
): Promise<void> {
  restorePeopleOnReload(turnsMock)
  try {
    await bridge?.connectBackend(mode === 'mock' ? null : url)
    logOutAll(staysReal, '/login')
  } catch (cause) {
    // The phones still use the real API, which must not get a login of the mock.
    savePeople(turnsMock)
    logOutAll(turnsMock, '/')
    throw cause
  }
}
