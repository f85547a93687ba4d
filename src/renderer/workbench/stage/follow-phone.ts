import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { clockQuery, isRealPhone, memberQuery, queryClient } from '../control/queries.ts'
import { memberIdsAtom, phoneInHandAtom, phonesAtom, store } from '../state.ts'
import { changePhone, isArriving } from './phone-actions.ts'

const pages = new Set(['/profile', '/profile/female', '/subprofile', '/chat'])

/** Number or uuid in the address of a member-app page: the member shown, or the partner of the conversation. */
export function shownOn(route: string): string | undefined {
  const { pathname, searchParams } = new URL(route, 'http://phone.invalid')
  if (!pages.has(pathname)) return undefined
  return searchParams.get('id') ?? searchParams.get('uuid') ?? undefined
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
