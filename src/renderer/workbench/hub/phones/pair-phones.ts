import type { StagePhones } from '../../../../contract/control/stage-phones.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { isRealPhone } from '../control/backend-queries.ts'
import { ControlProblem } from '../control/control-problem.ts'
import { findMember, membersQuery } from '../control/operator-queries.ts'
import { queryClient } from '../control/query-client.ts'
import { currentCopy } from '../language.ts'
import { phonesAtom, reportsAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { phonesCopy } from './copy.ts'
import { profilePage, shownOn } from './page-reads.ts'
import { phoneOfMember } from './show-members.ts'

/** Whether a phone shows the page of a member, or the conversation with that member. */
async function isOnPageOf(phone: PhoneName, id: number): Promise<boolean> {
  const shown = shownOn(store.get(reportsAtom)[phone]?.route ?? store.get(phonesAtom)[phone].route)
  if (shown === undefined) return false
  if (shown === String(id)) return true
  return (await queryClient.fetchQuery(membersQuery(shown))).some((row) => row.id === id)
}

/**
 * Phones for two members side by side: of one who is on the stage that phone, otherwise the first free phones of the mock.
 * Undefined while a real API answers every phone.
 */
function phonesFor(members: readonly number[]): readonly (PhoneName | undefined)[] {
  const taken = members.map(phoneOfMember)
  const free = phoneNames.filter((phone) => !isRealPhone(phone) && !taken.includes(phone))
  return taken.map((phone) => phone ?? free.shift())
}

/**
 * People and pages of two members side by side, each on the other's profile. Who is on the stage already stays on that
 * phone, and on a page about the other member. A stage with too few phones of the mock needs another one.
 * @throws ControlProblem when this world lacks one of them
 */
export async function phonesForPair([one, other]: readonly [number, number]): Promise<StagePhones> {
  const [member, partner] = await Promise.all([one, other].map(findMember))
  if (!member || !partner) throw new ControlProblem(404, currentCopy(phonesCopy).noMember)
  const [first, second] = phonesFor([one, other])
  const [ofOne, ofOther] = await Promise.all([placement(first, member, other), placement(second, partner, one)])
  return { ...ofOne, ...ofOther }
}

type FoundMember = NonNullable<Awaited<ReturnType<typeof findMember>>>

/** A member on a phone with the profile of a partner; empty if the phone shows that already. */
async function placement(
  phone: PhoneName | undefined,
  { id, sex, email }: FoundMember,
  partner: number,
): Promise<StagePhones> {
  if (!phone || (phoneOfMember(id) === phone && (await isOnPageOf(phone, partner)))) return {}
  return { [phone]: { email, page: profilePage(sex, partner) } }
}
