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
 * @param uid mail address of the login that the phone has stored
 * @throws ControlProblem when the login fails
 */
export async function startPhone(phone: PhoneName, uid: string | null): Promise<void> {
  const { email, route } = store.get(phonesAtom)[phone]
  const { device } = linkOf(phone)
  if (device !== undefined) return restorePhone(phone, email, route, device)
  if (email === null) {
    // The login of a real API stays in its phone only.
    if (uid === null || isRealPhone(phone)) return orderPhone(phone, { kind: 'go', to: route })
    return logOut(phone, route)
  }
  if (isRealPhone(phone)) return leaveMock(phone)
  if (uid !== email) return logIn(phone, email, route)
  await runLogin(phone, email, route, async (login) => {
    // Keeps a valid login, because another tab may show the same phone.
    if ((await callFromPhone(phone, accountCall)) === 200) return { kind: 'go', to: login.to }
    if (linkOf(phone).login !== login) return undefined
    const session = await openSession(phone, email, login)
    return session && { kind: 'enter', session, to: login.to, anew: false }
  })
}
