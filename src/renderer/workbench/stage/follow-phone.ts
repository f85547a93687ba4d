import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { clockQuery, memberQuery, queryClient, isRealPhone } from '../control/queries.ts'
import { memberIdsAtom, phoneInHandAtom, phonesAtom, store } from '../state/phones.ts'
import { changePhone, isArriving } from './phone-actions.ts'

const pages = new Set(['/profile', '/profile/female', '/subprofile', '/chat'])

/** Number or uuid that a page of the member app names in its address: whom it shows, or the conversation with them. */
export function shownOn(route: string): string | undefined {
  const { pathname, searchParams } = new URL(route, 'http://phone.invalid')
  if (!pages.has(pathname)) return undefined
  return searchParams.get('id') ?? searchParams.get('uuid') ?? undefined
}

const setMember = (phone: PhoneName, id: number | undefined) =>
  store.set(memberIdsAtom, (ids) => ({ ...ids, [phone]: id }))

/**
 * Keeps in mind where a phone has gone on its own, and who logged in or out there by hand: jumps then aim at that member,
 * and a restored world logs them in again. Logins of a real API are no business of ours.
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
  // What concerns the stage is fetched again.
  await queryClient.invalidateQueries({ queryKey: clockQuery.queryKey })
}
