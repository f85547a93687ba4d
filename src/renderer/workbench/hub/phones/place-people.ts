import { changePhone, makeRoomFor } from '../phone-state.ts'
import { cancelLogin } from './phone-login.ts'
import { showOnPhone, type PlacedPerson } from './place-phone.ts'
import { renewPhones } from './renew-phones.ts'

/**
 * Shows people and pages, in the world of the logins of the phones or in another one, where every phone needs a new login.
 * @returns false when a phone still needs a login
 */
export async function placePeople(people: readonly PlacedPerson[], world: 'same' | 'other'): Promise<boolean> {
  makeRoomFor(people.map(({ phone }) => phone))
  if (world === 'same') return (await Promise.all(people.map(showOnPhone))).every(Boolean)
  for (const { phone, email, route } of people) {
    cancelLogin(phone)
    changePhone(phone, { email, route })
  }
  return renewPhones()
}
