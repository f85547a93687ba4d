import { accountEndpoint } from '../../../../contract/calls/account.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { isRealPhone } from '../control/backend-queries.ts'
import { phonesAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { callFromPhone } from './ask-phone.ts'
import { linkOf, orderPhone } from './phone-link.ts'
import { logIn, logOut, openSession, runLogin } from './phone-login.ts'
import { restorePhone } from './restore-phone.ts'
import { leaveMock } from './saved-people.ts'

const accountCall = { method: accountEndpoint.method, path: accountEndpoint.path }

/**
 * Gives a phone whose page has just loaded the login, page and state that were chosen for it.
 * @param storedEmail mail address of the login that the phone has stored
 * @throws ControlProblem when the login fails
 */
export async function startPhone(phone: PhoneName, storedEmail: string | null): Promise<void> {
  const { email, route } = store.get(phonesAtom)[phone]
  const { device } = linkOf(phone)
  if (device !== undefined) await restorePhone(phone, email, route, device)
  else if (email === null) startLoggedOut(phone, route, storedEmail)
  else if (isRealPhone(phone)) leaveMock(phone)
  else if (email === storedEmail) await resumeLogin(phone, email, route)
  else await logIn(phone, email, route)
}

/** Opens a page without a login of the mock. The login of a real API stays, because only its phone has it. */
function startLoggedOut(phone: PhoneName, route: string, storedEmail: string | null): void {
  if (storedEmail === null || isRealPhone(phone)) orderPhone(phone, { kind: 'go', to: route })
  else logOut(phone, route)
}

/** Opens a page with the stored login if it is valid, because another tab may show the same phone. Otherwise logs in. */
const resumeLogin = (phone: PhoneName, email: string, route: string) =>
  runLogin(phone, email, route, async (login) => {
    if ((await callFromPhone(phone, accountCall)) === 200) return { kind: 'go', to: login.to }
    if (linkOf(phone).login !== login) return undefined
    const session = await openSession(phone, email, login)
    return session && { kind: 'enter', session, to: login.to, anew: false }
  })
