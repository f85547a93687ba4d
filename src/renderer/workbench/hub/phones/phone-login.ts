import { accountEndpoint } from '../../../../contract/calls/account.ts'
import type { PhoneDevice, PhoneOrder } from '../../../../contract/phone-messages.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { isRealPhone } from '../control/backend-queries.ts'
import { control, ControlProblem } from '../control/call-control.ts'
import { handsetQuery } from '../control/queries.ts'
import { cached } from '../control/query-client.ts'
import { currentCopy } from '../language.ts'
import { changePhone, phonesAtom, type PhoneState, reportsAtom, setMemberOn } from '../phone-state.ts'
import { store } from '../state.ts'
import { phonesCopy } from './copy.ts'
import { readOfPage } from './page-reads.ts'
import { addressOn, callFromPhone, linkOf, orderPhone, type PendingLogin, phoneOrigin } from './phone-link.ts'

// A phone has one login in progress at most, and the latest choice wins: a login or logout replaces the one before, and
// a page that is opened meanwhile becomes the page where the login leads. The stored state of a phone has the chosen
// member and page at once. A phone whose page has not loaded takes them when it starts.

/** Whether a login is in progress. Until it ends, messages of the phone concern the previous login. */
export const isLoggingIn = (phone: PhoneName): boolean => linkOf(phone).login !== undefined

/** Session values of a login, as the member app stores them. */
type Session = Readonly<Record<string, string>>

/**
 * Logs a member in on a phone without a password, and opens a page. With `stay` the world was replaced: a phone that
 * already shows the member and page only refetches, and goes home if that world lacks the page.
 * @throws ControlProblem when this world has no such member, or the real API answers the phone
 */
export async function logIn(
  phone: PhoneName,
  email: string,
  to = '/home',
  how: 'open' | 'stay' = 'open',
): Promise<void> {
  if (isRealPhone(phone)) {
    const text = currentCopy(phonesCopy).realPhone(phone.toUpperCase())
    throw new ControlProblem(409, text)
  }
  linkOf(phone).device = undefined
  await pend(phone, email, to, async (login) => {
    const session = await openSession(phone, email, login)
    return session && loginOrder(phone, session, login.to, how)
  })
}

function loginOrder(phone: PhoneName, session: Session, to: string, how: 'open' | 'stay'): PhoneOrder {
  if (how === 'open') return { kind: 'enter', session, to, anew: false }
  const report = store.get(reportsAtom)[phone]
  const stays = report?.uid === session['uid'] && report?.route === to
  const read = readOfPage(to)
  return stays ? { kind: 'renew', session, read } : { kind: 'enter', session, to, anew: true, read }
}

/** Opens a session on the server; undefined when another choice has replaced the login meanwhile. */
async function openSession(phone: PhoneName, email: string, login: PendingLogin): Promise<Session | undefined> {
  const { account, ...headers } = await control.openSession({ email })
  if (linkOf(phone).login !== login) return undefined
  setMemberOn(phone, account.id)
  changePhone(phone, { email: account.email, route: login.to })
  return { ...headers, sex: String(account.sex) }
}

/**
 * Runs a login of a phone and sends its order, unless another choice has replaced it meanwhile. If it fails, the phone
 * keeps its member and page.
 */
async function pend(
  phone: PhoneName,
  email: string,
  to: string,
  run: (login: PendingLogin) => Promise<PhoneOrder | undefined>,
): Promise<void> {
  const link = linkOf(phone)
  const { email: formerEmail, route } = store.get(phonesAtom)[phone]
  const login: PendingLogin = { to, former: link.login?.former ?? { email: formerEmail, route } }
  link.login = login
  // Set at once, so that a renewal of the phones uses the same member and page.
  changePhone(phone, { email, route: to })
  try {
    const order = await run(login)
    if (link.login === login && order) orderPhone(phone, order)
  } catch (problem) {
    if (link.login === login) changePhone(phone, login.former)
    throw problem
  } finally {
    if (link.login === login) link.login = undefined
  }
}

/** Logs a phone out by clearing its session. The server keeps its record. */
export function logOut(phone: PhoneName, to = '/'): void {
  cancelLogin(phone)
  setMemberOn(phone, undefined)
  changePhone(phone, { email: null, route: to })
  orderPhone(phone, { kind: 'leave', to })
}

/** Drops a login in progress and a state that waits, because another choice replaces them. */
export function cancelLogin(phone: PhoneName): void {
  Object.assign(linkOf(phone), { login: undefined, device: undefined })
}

/**
 * Logs a member in as {@link logIn} does. If this world lacks the member, the phone is logged out.
 * @returns false when the phone got no login and still needs one
 */
export async function logInIfKnown(...[phone, ...login]: Parameters<typeof logIn>): Promise<boolean> {
  try {
    await logIn(phone, ...login)
  } catch (problem) {
    if (!(problem instanceof ControlProblem && problem.status === 404)) return false
    logOut(phone)
  }
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
  await pend(phone, email, to, async (login) => {
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
  if (uid !== email) return logIn(phone, email, route)
  await pend(phone, email, route, async (login) => {
    // Keeps a valid login, because another tab may show the same phone.
    if ((await callFromPhone(phone, accountCall)) === 200) return { kind: 'go', to: login.to }
    if (linkOf(phone).login !== login) return undefined
    const session = await openSession(phone, email, login)
    return session && loginOrder(phone, session, login.to, 'open')
  })
}

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
