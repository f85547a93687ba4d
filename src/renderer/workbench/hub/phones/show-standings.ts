import { changePhone, makeRoomFor } from '../phone-state.ts'
import { cancelLogin } from './phone-login.ts'
import { showOnPhone, type Standing } from './place-phone.ts'
import { renewPhones } from './renew-phones.ts'

/**
 * Shows people and pages, in the world of the logins of the phones or in another one, where every phone needs a new login.
 * @returns false when a phone still needs a login
 */
export async function showStandings(standings: readonly Standing[], world: 'same' | 'other'): Promise<boolean> {
  makeRoomFor(standings.map(({ phone }) => phone))
  if (world === 'same') return (await Promise.all(standings.map(showOnPhone))).every(Boolean)
  for (const { phone, email, route } of standings) {
    cancelLogin(phone)
    changePhone(phone, { email, route })
  }
  return renewPhones()
}
