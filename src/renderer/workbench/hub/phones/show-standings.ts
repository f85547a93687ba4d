import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { changePhone, type PhoneState } from '../phone-state.ts'
import { cancelLogin } from './phone-login.ts'
import { showOnPhone } from './place-phone.ts'
import { renewPhones } from './renew-phones.ts'

/** Person and page that the server or another workbench has put on a phone. */
export type Standing = readonly [phone: PhoneName, standing: Pick<PhoneState, 'email' | 'route'>]

/**
 * Shows people and pages in the same world.
 * @returns false when a phone still needs a login
 */
export async function showStandings(standings: readonly Standing[]): Promise<boolean> {
  const shown = await Promise.all(standings.map(([phone, standing]) => showOnPhone(phone, standing)))
  return shown.every(Boolean)
}

/**
 * Shows people and pages of another world, where every phone needs a new login.
 * @returns false when a phone still needs a login
 */
export function replaceStandings(standings: readonly Standing[]): Promise<boolean> {
  for (const [phone, standing] of standings) {
    cancelLogin(phone)
    changePhone(phone, standing)
  }
  return renewPhones()
}
