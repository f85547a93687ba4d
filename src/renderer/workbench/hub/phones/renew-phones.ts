import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { ControlProblem } from '../control/call-control.ts'
import { flash } from '../control/flash.ts'
import { backendQuery, clockQuery, isRealPhone, memberQuery, queryClient } from '../control/queries.ts'
import { memberIdsAtom, phoneInHandAtom, phonesAtom, store } from '../state.ts'
import { changePhone, enterPhone, ignoringReports, isArriving, leavePhone, phonesOnStage } from './phone-actions.ts'
import { orderPhone } from './phone-link.ts'

/**
 * Renews the phones after the world was replaced, because the former logins are invalid. Each phone logs its member in
 * again and keeps its page.
 * @returns false when a phone got no response, so that its calls go on waiting
 */
export async function renewPhones(): Promise<boolean> {
  await ignoringReports(readBackend)
  return renewMockPhones()
}

/** Refetched, because the backend may have just changed. */
const readBackend = () => queryClient.fetchQuery({ ...backendQuery, staleTime: 0 })

async function renewMockPhones(): Promise<boolean> {
  const ofMock = phonesOnStage().filter((phone) => !isRealPhone(phone))
  const renewals = await Promise.all(ofMock.map(renewPhone))
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
  try {
    await enterPhone(phone, email, to, 'stay')
  } catch (problem) {
    if (!(problem instanceof ControlProblem && problem.status === 404)) return false
    // A world without that member shows the login page.
    leavePhone(phone)
  }
  return true
}

/** Logs phones out after a change of the backend, because a login of the mock must never reach a real API. */
export async function followBackend(): Promise<void> {
  await readBackend()
  for (const phone of phonesOnStage()) if (isRealPhone(phone)) leavePhone(phone, '/login')
  await renewMockPhones()
}

/** Says why a phone went home: its world lacks the page (D-141). The phone found that itself. */
export function noteLostPage(phone: PhoneName): void {
  changePhone(phone, { route: '/home' })
  flash(`${phone.toUpperCase()} で開いていたページは、この時点の世界にありません。ホームを開きました`)
}

const setMember = (phone: PhoneName, id: number | undefined) =>
  store.set(memberIdsAtom, (ids) => ({ ...ids, [phone]: id }))

/**
 * Records the page of a phone, and logins and logouts by hand. Jumps then aim at that member, and a restored world logs
 * the member in again. Ignores logins of a real API.
 */
export function followPhone(phone: PhoneName, route: string, uid: string | null): void {
  if (isArriving(phone)) return
  if (route !== store.get(phonesAtom)[phone].route) store.set(phoneInHandAtom, phone)
  changePhone(phone, { route })
  if (uid === null) return setMember(phone, undefined)
  if (isRealPhone(phone)) return
  if (uid === store.get(phonesAtom)[phone].email && store.get(memberIdsAtom)[phone] !== undefined) return
  changePhone(phone, { email: uid })
  setMember(phone, undefined)
  void findMember(phone, uid)
}

async function findMember(phone: PhoneName, email: string): Promise<void> {
  const member = await queryClient.fetchQuery(memberQuery(email)).catch(() => null)
  const isStill = !isArriving(phone) && store.get(phonesAtom)[phone].email === email
  if (member === null || !isStill) return
  setMember(phone, member.id)
  // Refetched, because it lists the effects of members on the stage.
  await queryClient.invalidateQueries({ queryKey: clockQuery.queryKey })
}
