import type { PhoneDevice } from '../../../../contract/phone-device.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { isRealPhone } from '../control/backend-queries.ts'
import { changePhone, phonesAtom, setMemberOn } from '../phone-state.ts'
import { store } from '../state.ts'
import { linkOf, orderPhone } from './phone-link.ts'
import { cancelLogin, isLoggingIn, openSession, runLogin, type Session } from './phone-login.ts'

/**
 * Restores login, page and storage of a phone; with a null `email` it is logged out. A phone of the real API stays
 * unchanged.
 * @throws ControlProblem when this world has no such member
 */
export async function restorePhone(
  phone: PhoneName,
  email: string | null,
  to: string,
  device: PhoneDevice | null | undefined,
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
  const { device } = link
  if (!link.isReady) return
  link.device = undefined
  orderPhone(phone, { kind: 'become', device, session, to })
}

/** Loads the page of a phone in a new document, with its login and other stored data; without these, it keeps its own. */
export async function loadFromScratch(phone: PhoneName, device?: PhoneDevice): Promise<void> {
  const { email, route } = store.get(phonesAtom)[phone]
  if (!linkOf(phone).isReady || isLoggingIn(phone)) return restorePhone(phone, email, route, device)
  orderPhone(phone, { kind: 'become', device, to: route })
}
