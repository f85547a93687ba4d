import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { backendQuery, isRealPhone } from '../control/backend-queries.ts'
import { cached, queryClient, readNow } from '../control/query-client.ts'
import { phonesAtom, phonesOnStage } from '../phone-state.ts'
import { store } from '../state.ts'
import { linkOf, orderPhone } from './phone-link.ts'
import { logInIfKnown, logOut } from './phone-login.ts'

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
  return logInIfKnown(phone, email, route.startsWith('/login') ? '/home' : route, 'stay')
}

/**
 * Logs phones out after a change of the backend, because a login of the mock must never reach a real API. Hidden phones
 * too: shown later, they would ask the mock for a login that the real API refuses.
 */
export async function followBackend(): Promise<void> {
  // Refetched, because the backend has just changed.
  await readNow(backendQuery)
  for (const phone of phoneNames) if (isRealPhone(phone)) logOut(phone, '/login')
  await renewPhones()
}
