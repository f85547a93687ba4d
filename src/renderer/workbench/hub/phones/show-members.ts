import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { mockPhones } from '../control/backend-queries.ts'
import { flash } from '../control/flash.ts'
import { findMember } from '../control/operator-queries.ts'
import { currentCopy } from '../language.ts'
import { phonesByMemberAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { phonesCopy } from './copy.ts'
import { logIn } from './phone-login.ts'
import { openOnPhone } from './place-phone.ts'

/** Returns the phone of a member; undefined when the member is not on the stage. */
export const phoneOfMember = (id: number): PhoneName | undefined => store.get(phonesByMemberAtom).get(id)

/** Opens the home of a member on its phone. If the member is not on the stage, the last phone logs the member in. */
export async function showMember(id: number): Promise<void> {
  const phone = phoneOfMember(id)
  if (phone) return openOnPhone(phone, '/home')
  const member = await findMember(id)
  if (!member) return flash(currentCopy(phonesCopy).noMember, 'alarm')
  await logIn(mockPhones().at(-1) ?? phoneNames[0], member.email, '/home')
}
