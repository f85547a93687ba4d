import { phoneNames, type PhoneName } from '../../../contract/rules/start-options.ts'
import { membersQuery } from '../control/operator-queries.ts'
import { queryClient } from '../control/query-client.ts'
import { isRealPhone } from '../control/real-phone.ts'
import { flash } from '../parts/flash.ts'
import { memberIdsAtom } from '../state/phones.ts'
import { store } from '../state/store.ts'
import { enterPhone, openOnPhone, phonesOnStage } from './phone-actions.ts'

/** The phone that a member is on; undefined for who is not on the stage. */
export function phoneOfMember(id: number): PhoneName | undefined {
  const ids = store.get(memberIdsAtom)
  return phonesOnStage().find((phone) => ids[phone] === id)
}

/**
 * Opens a page on the phone of a member. Who is not on the stage comes to the last of the phones.
 * @throws ControlProblem when this world has no such member
 */
export async function showMember(id: number, to = '/home'): Promise<void> {
  const phone = phoneOfMember(id)
  if (phone) return openOnPhone(phone, to)
  const found = await queryClient.fetchQuery(membersQuery(String(id)))
  const member = found.find((line) => line.id === id)
  if (!member) return flash('この会員は、いまの世界にはいません。', 'alarm')
  await enterPhone(phonesOnStage().findLast((name) => !isRealPhone(name)) ?? phoneNames[0], member.email, to)
}
