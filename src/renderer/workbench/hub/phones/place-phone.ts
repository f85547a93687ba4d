import { accountEndpoint } from '../../../../contract/calls/account.ts'
import type { PhoneDevice } from '../../../../contract/phone-messages.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { isRealPhone } from '../control/backend-queries.ts'
import { handsetQuery } from '../control/queries.ts'
import { cached } from '../control/query-client.ts'
import { changePhone, phonesAtom, type PhoneState, reportsAtom, setMemberOn } from '../phone-state.ts'
import { store } from '../state.ts'
import { callFromPhone } from './ask-phone.ts'
import { addressOn, phoneOrigin } from './phone-address.ts'
import { linkOf, orderPhone } from './phone-link.ts'
import {
  cancelLogin,
  isLoggingIn,
  logIn,
  logInIfKnown,
  logOut,
  openSession,
  runLogin,
  type Session,
} from './phone-login.ts'
import { leaveMock } from './saved-people.ts'

/** Path of an address for one phone. Full addresses, as in mails, become addresses of that phone. */
export function pathOn(phone: PhoneName, address: string): string {
  const handset = cached(handsetQuery)?.origin
  return addressOn(phoneOrigin(phone), address, { port: location.port, handset })
}

/** Opens a page of the app on a phone. */
export function openOnPhone(phone: PhoneName, address: string): void {
  const to = pathOn(phone, address)
  const { login } = linkOf(phone)
  // Set at once, so that a renewal before the phone's report keeps this page.
  changePhone(phone, { route: to })
  if (login) login.to = to
  else orderPhone(phone, { kind: 'go', to })
}

/**
 * Shows a person and a page that the server or another workbench has put on a phone.
 * @returns false when the phone got no login and still needs one
 */
export async function showOnPhone(
  phone: PhoneName,
  { email, route }: Pick<PhoneState, 'email' | 'route'>,
): Promise<boolean> {
  const present = store.get(phonesAtom)[phone]
  if (!linkOf(phone).isReady) {
    // It takes them when it starts.
    cancelLogin(phone)
    changePhone(phone, { email, route })
  } else if (email !== null && present.email !== email) return logInIfKnown(phone, email, route)
  else if (email === null && present.email !== null) logOut(phone, route)
  else if (isLoggingIn(phone) || store.get(reportsAtom)[phone]?.route !== route) openOnPhone(phone, route)
  else orderPhone(phone, { kind: 'refresh' })
  return true
}

/**
 * Restores login, page and storage of a phone; with a null `email` it is logged out. A phone of the real API stays
 * unchanged.
 * @throws ControlProblem when this world has no such member
 */
export async function restorePhone(
  phone: PhoneName,
  email: string | null,
  to: string,
  device: PhoneDevice | null,
): Promise<void> {
  if (isRealPhone(phone)) return
  const link = linkOf(phone)
  if (!link.isReady || email === null) {
    cancelLogin(phone)
    changePhone(phone, { email, route: to })
  }
  link.device = device
  // Otherwise the phone takes its state when it starts.
  if (!link.isReady) return
  if (email === null) {
    setMemberOn(phone, undefined)
    return restoreNow(phone, null, to)
  }
  await runLogin(phone, email, to, async (login) => {
    const session = await openSession(phone, email, login)
    if (session) restoreNow(phone, session, login.to)
    return undefined
  })
}

/** Sends the order with the state that waits. If the page has unloaded meanwhile, the state waits on. */
function restoreNow(phone: PhoneName, session: Session | null, to: string): void {
  const link = linkOf(phone)
  const { device = null } = link
  if (!link.isReady) return
  link.device = undefined
  orderPhone(phone, { kind: 'become', device, session, to })
}

/** Loads the page of a phone in a new document, with its login and other stored data; null leaves the data as it is. */
export async function loadFromScratch(phone: PhoneName, device: PhoneDevice | null): Promise<void> {
  const { email, route } = store.get(phonesAtom)[phone]
  if (!linkOf(phone).isReady || isLoggingIn(phone)) return restorePhone(phone, email, route, device)
  orderPhone(phone, { kind: 'become', device, to: route })
}

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
