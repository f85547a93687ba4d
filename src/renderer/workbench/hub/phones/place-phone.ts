import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { handsetQuery } from '../control/queries.ts'
import { cached } from '../control/query-client.ts'
import { changePhone, phonesAtom, type PhoneState, reportsAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { addressOn, phoneOrigin } from './phone-address.ts'
import { linkOf, orderPhone } from './phone-link.ts'
import { cancelLogin, finishLogin, isLoggingIn, logIn, logOut, needsLogin } from './phone-login.ts'

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

/** Person and page that the server or another workbench has put on a phone. */
export interface PlacedPerson extends Pick<PhoneState, 'email' | 'route'> {
  readonly phone: PhoneName
}

/**
 * Shows a person and a page on their phone.
 * @returns false when the phone got no login and still needs one
 */
export async function showOnPhone({ phone, email, route }: PlacedPerson): Promise<boolean> {
  const present = store.get(phonesAtom)[phone]
  if (!linkOf(phone).isReady) {
    // It takes them when it starts.
    cancelLogin(phone)
    changePhone(phone, { email, route })
    return true
  }
  if (email !== null && present.email !== email)
    return !needsLogin(await finishLogin(phone, logIn(phone, email, route)))
  if (email === null && present.email !== null) logOut(phone, route)
  else if (isLoggingIn(phone) || store.get(reportsAtom)[phone]?.route !== route) openOnPhone(phone, route)
  else orderPhone(phone, { kind: 'refresh' })
  return true
}
