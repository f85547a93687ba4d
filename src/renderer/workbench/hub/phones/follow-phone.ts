import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { isRealPhone } from '../control/backend-queries.ts'
import { clockQuery } from '../control/clock-query.ts'
import { flash } from '../control/flash.ts'
import { memberQuery } from '../control/operator-queries.ts'
import { queryClient } from '../control/query-client.ts'
import { currentCopy } from '../language.ts'
import { changePhone, memberIdsAtom, phoneInHandAtom, phonesAtom, setMemberOn } from '../phone-state.ts'
import { store } from '../state.ts'
import { phonesCopy } from './copy.ts'
import { linkOf } from './phone-link.ts'
import { isLoggingIn } from './phone-login.ts'

/** Says why a phone went home: its world lacks the page (D-141). The phone found that itself. */
export function noteLostPage(phone: PhoneName): void {
  changePhone(phone, { route: '/home' })
  flash(currentCopy(phonesCopy).lostPage(phone.toUpperCase()))
}

/**
 * Records the page of a phone, and logins and logouts by hand. Jumps then aim at that member, and a restored world logs
 * the member in again. Ignores logins of a real API.
 */
export function followPhone(phone: PhoneName, route: string, uid: string | null): void {
  if (isLoggingIn(phone)) return
  if (route !== store.get(phonesAtom)[phone].route) store.set(phoneInHandAtom, phone)
  changePhone(phone, { route })
  if (uid === null) return setMemberOn(phone, undefined)
  if (isRealPhone(phone)) return
  const { email } = store.get(phonesAtom)[phone]
  if (uid === email && store.get(memberIdsAtom)[phone] !== undefined) return
  // A state that waits to be restored is that of the former member.
  if (uid !== email) linkOf(phone).device = undefined
  changePhone(phone, { email: uid })
  setMemberOn(phone, undefined)
  void findMember(phone, uid)
}

async function findMember(phone: PhoneName, email: string): Promise<void> {
  const member = await queryClient.fetchQuery(memberQuery(email)).catch(() => null)
  const isStill = !isLoggingIn(phone) && store.get(phonesAtom)[phone].email === email
  if (member === null || !isStill) return
  setMemberOn(phone, member.id)
  // Refetched, because it lists the effects of members on the stage.
  await queryClient.invalidateQueries({ queryKey: clockQuery.queryKey })
}
