import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { backendQuery, isRealPhone } from '../control/backend-queries.ts'
import { cached, queryClient } from '../control/query-client.ts'
import { phonesAtom, phonesOnStage } from '../phone-state.ts'
import { store } from '../state.ts'
import { linkOf, orderPhone } from './phone-link.ts'
import { finishLogin, logIn, needsLogin } from './phone-login.ts'
import { restorePhone } from './restore-phone.ts'

/**
 * Renews the phones after the world was replaced, because the former logins are invalid. Each phone logs its member in
 * again and keeps its page.
 * @returns false when a phone got no response, so that its calls go on waiting
 */
export async function renewPhones(): Promise<boolean> {
  // A phone that has not loaded checks its login when it starts.
  const loaded = phonesOnStage().filter((phone) => linkOf(phone).isReady)
  if (loaded.length === 0) return true
  if (cached(backendQuery) === undefined) await queryClient.fetchQuery(backendQuery)
  const renewals = await Promise.all(loaded.filter((phone) => !isRealPhone(phone)).map(renewPhone))
  return renewals.every(Boolean)
}

async function renewPhone(phone: PhoneName): Promise<boolean> {
  const { email, route } = store.get(phonesAtom)[phone]
  if (email === null) {
    orderPhone(phone, { kind: 'refresh' })
    return true
  }
  // A phone on /login goes home: that page is the result of an ended login and would end the new login too.
  const to = route.startsWith('/login') ? '/home' : route
  const { device } = linkOf(phone)
  // A state that waits is one whose restoring got no response.
  const login = device === undefined ? logIn(phone, email, to, 'stay') : restorePhone(phone, email, to, device)
  return !needsLogin(await finishLogin(phone, login))
}
