import * as z from 'zod/mini'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { flashProblem } from '../../hub/control/flash.ts'
import { changePhone, phonesAtom } from '../../hub/phone-state.ts'
import { linkOf } from '../../hub/phones/phone-link.ts'
import { logIn } from '../../hub/phones/phone-login.ts'
import { store, storedAtom } from '../../hub/state.ts'

const savedPerson = z.object({ phone: z.enum(phoneNames), email: z.string(), route: z.string() })
type SavedPerson = z.output<typeof savedPerson>

/** Members and pages of the phones before a real API replaced the mock. Survives a restart. */
const savedPeopleAtom = storedAtom('savedPeople', z.array(savedPerson), [])

/** Saves the members and pages of these phones. Keeps those of the other phones. */
export function savePeople(names: readonly PhoneName[]): void {
  const phones = store.get(phonesAtom)
  const saved = names.flatMap((phone) => {
    const { email, route } = phones[phone]
    return email === null ? [] : [{ phone, email, route }]
  })
  store.set(savedPeopleAtom, (before) => [...before.filter(({ phone }) => !names.includes(phone)), ...saved])
}

/** Removes the saved members of these phones, so that none is restored a second time. */
function takePeople(names: readonly PhoneName[]): readonly SavedPerson[] {
  const taken = store.get(savedPeopleAtom).filter(({ phone }) => names.includes(phone))
  store.set(savedPeopleAtom, (before) => before.filter(({ phone }) => !names.includes(phone)))
  return taken
}

/**
 * Restores the saved members of these phones, each on the former page. A phone whose page has not loaded, such as a hidden
 * one, logs its member in when it starts.
 */
export async function restorePeople(names: readonly PhoneName[]): Promise<void> {
  await Promise.all(
    takePeople(names).map(async ({ phone, email, route }) => {
      if (linkOf(phone).isReady) await logIn(phone, email, route).catch(flashProblem)
      else changePhone(phone, { email, route })
    }),
  )
}

/** Restores as {@link restorePeople} does, before this page reloads: all phones then log their members in. */
export function restorePeopleOnReload(names: readonly PhoneName[]): void {
  for (const { phone, email, route } of takePeople(names)) changePhone(phone, { email, route })
}
