import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { backendQuery, queryClient, isRealPhone } from '../control/queries.ts'
import { flash } from '../parts/flash.ts'
import { phonesAtom, store } from '../state/phones.ts'
import { enterPhone, isArriving, leavePhone, phonesOnStage } from './phone-actions.ts'
import { orderPhone } from './phone-link.ts'

/** Milliseconds after a renewal in which /login means that the phone's page no longer exists. */
const landingMs = 20_000
const renewed = new Map<PhoneName, { readonly email: string; readonly until: number; isTold: boolean }>()

/**
 * Renews the phones after the world was replaced, because the former logins are invalid. Each phone logs its member in
 * again and keeps its page.
 */
export async function renewPhones(): Promise<void> {
  await readBackend()
  await renewMockPhones()
}

/** Refetched, because the backend may have just changed. */
const readBackend = () => queryClient.fetchQuery({ ...backendQuery, staleTime: 0 })

async function renewMockPhones(): Promise<void> {
  const ofMock = phonesOnStage().filter((phone) => !isRealPhone(phone))
  await Promise.all(
    ofMock.map(async (phone) => {
      const { email, route } = store.get(phonesAtom)[phone]
      renewed.delete(phone)
      if (email === null) return orderPhone(phone, { kind: 'refresh' })
      // A phone on /login goes home: that page is the result of an ended login and would end the new login too.
      const to = route.startsWith('/login') ? '/home' : route
      renewed.set(phone, { email, until: performance.now() + landingMs, isTold: false })
      // A world without that member shows the login page.
      await enterPhone(phone, email, to, 'stay').catch(() => leavePhone(phone))
    }),
  )
}

/** Logs phones out after a change of the backend, because a login of the mock must never reach a real API. */
export async function followBackend(): Promise<void> {
  await readBackend()
  for (const phone of phonesOnStage()) if (isRealPhone(phone)) leavePhone(phone, '/login')
  await renewMockPhones()
}

/** After a jump, /login on a phone is the end of its login and no longer a lost page. */
export const endRenewals = (): void => renewed.clear()

/**
 * Sends a phone home with a message if its page does not exist in the restored world. Otherwise the app would redirect
 * to /login and end the login. Returns true when it handled the route.
 */
export function returnFromLostPage(phone: PhoneName, route: string): boolean {
  const last = renewed.get(phone)
  if (!last || !route.startsWith('/login') || performance.now() > last.until) return false
  if (isArriving(phone)) return true
  if (!last.isTold) flash(`${phone.toUpperCase()} で開いていたページは、この時点の世界にありません。ホームを開きました`)
  // Kept, because requests of the lost page may end the new login again.
  last.isTold = true
  void enterPhone(phone, last.email, '/home')
  return true
}
