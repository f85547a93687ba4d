import type { PhoneOrder } from '../../../../contract/phone-orders.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { isRealPhone } from '../control/backend-queries.ts'
import { control } from '../control/call-control.ts'
import { ControlProblem } from '../control/control-problem.ts'
import { currentCopy } from '../language.ts'
import { changePhone, phonesAtom, reportsAtom, setMemberOn } from '../phone-state.ts'
import { store } from '../state.ts'
import { phonesCopy } from './copy.ts'
import { readOfPage } from './page-reads.ts'
import { linkOf, orderPhone, type PendingLogin } from './phone-link.ts'

// A phone has one login in progress at most, and the latest choice wins: a login or logout replaces the one before, and
// a page that is opened meanwhile becomes the page where the login leads. The stored state of a phone has the chosen
// member and page at once. A phone whose page has not loaded takes them when it starts.

/** Whether a login is in progress. Until it ends, messages of the phone concern the previous login. */
export const isLoggingIn = (phone: PhoneName): boolean => linkOf(phone).login !== undefined

/** Session values of a login, as the member app stores them. */
export type Session = Readonly<Record<string, string>>

type How = 'open' | 'stay'

/**
 * Logs a member in on a phone without a password, and opens a page. With `stay` the world was replaced: a phone that
 * already shows the member and page only refetches, and goes home if that world lacks the page.
 * @throws ControlProblem when this world has no such member, or the real API answers the phone
 */
export async function logIn(phone: PhoneName, email: string, to = '/home', how: How = 'open'): Promise<void> {
  if (isRealPhone(phone)) throw new ControlProblem(409, currentCopy(phonesCopy).realPhone(phone.toUpperCase()))
  linkOf(phone).device = undefined
  await runLogin(phone, email, to, async (login) => {
    const session = await openSession(phone, email, login)
    return session && loginOrder(phone, session, login.to, how)
  })
}

function loginOrder(phone: PhoneName, session: Session, to: string, how: How): PhoneOrder {
  if (how === 'open') return { kind: 'enter', session, to, anew: false }
  const report = store.get(reportsAtom)[phone]
  const stays = report?.uid === session['uid'] && report?.route === to
  const read = readOfPage(to)
  return stays ? { kind: 'renew', session, read } : { kind: 'enter', session, to, anew: true, read }
}

/** Opens a session on the server; undefined when another choice has replaced the login meanwhile. */
export async function openSession(phone: PhoneName, email: string, login: PendingLogin): Promise<Session | undefined> {
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
export async function runLogin(
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

/** Whether this world lacks the member of a failed login, so that the phone needs no other login. */
const lacksMember = (problem: unknown) => problem instanceof ControlProblem && problem.status === 404

/** Whether a phone still needs a login after one with this problem; undefined is a success. */
export const needsLogin = (problem: unknown): boolean => problem !== undefined && !lacksMember(problem)

/**
 * Waits for a login. If this world lacks the member, the phone is logged out.
 * @returns the problem; undefined for a success
 */
export async function finishLogin(phone: PhoneName, login: Promise<void>): Promise<unknown> {
  try {
    return await login
  } catch (problem) {
    if (lacksMember(problem)) logOut(phone)
    return problem
  }
}
