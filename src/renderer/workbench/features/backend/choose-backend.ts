import * as z from 'zod/mini'
import { type BackendMode, isRealTo } from '../../../../contract/rules/backend.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { bridge } from '../../hub/bridge.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { control } from '../../hub/control/call-control.ts'
import { flashProblem } from '../../hub/control/flash.ts'
import { queryClient, readNow } from '../../hub/control/query-client.ts'
import { changePhone, phoneCountAtom, phonesAtom, phonesOnStage } from '../../hub/phone-state.ts'
import { logIn, logOut } from '../../hub/phones/phone-login.ts'
import { store, storedAtom } from '../../hub/state.ts'

const savedPerson = z.object({ phone: z.enum(phoneNames), email: z.string(), route: z.string() })

/** Members and pages of the phones before a real API replaced the mock. Survives a restart. */
const savedPeopleAtom = storedAtom('keptPeople', z.array(savedPerson), [])

/** Saves the members and pages of these phones. Keeps those of the other phones. */
function savePeople(names: readonly PhoneName[]): void {
  const phones = store.get(phonesAtom)
  const saved = names.flatMap((phone) => {
    const { email, route } = phones[phone]
    return email === null ? [] : [{ phone, email, route }]
  })
  store.set(savedPeopleAtom, (before) => [...before.filter(({ phone }) => !names.includes(phone)), ...saved])
}

/**
 * Restores the saved phones without logging in, because the page that reloads does that itself.
 * @returns undoes it when the page does not reload
 */
function putPeopleBack(): () => void {
  const [saved, phones] = [store.get(savedPeopleAtom), store.get(phonesAtom)]
  for (const { phone, email, route } of saved) changePhone(phone, { email, route })
  store.set(savedPeopleAtom, [])
  return () => {
    for (const { phone } of saved) changePhone(phone, { email: phones[phone].email, route: phones[phone].route })
    store.set(savedPeopleAtom, saved)
  }
}

/** Logs the saved members in again, each on the former page. */
async function bringPeopleBack(names: readonly PhoneName[]): Promise<void> {
  const saved = store.get(savedPeopleAtom).filter(({ phone }) => names.includes(phone))
  store.set(savedPeopleAtom, (before) => before.filter(({ phone }) => !names.includes(phone)))
  await Promise.all(saved.map(({ phone, email, route }) => logIn(phone, email, route).catch(flashProblem)))
}

/**
 * Puts the mock, a real API or both side by side behind this server.
 * Phones that change sides are logged out first, because a login of one API must never reach the other. The members
 * before the real API return with the mock, and when the change is refused.
 * The desktop app remembers a real API for all phones, and restarts its server for it.
 */
export async function chooseBackend(mode: BackendMode, url?: string): Promise<void> {
  const before = await readNow(backendQuery)
  const phones = phonesOnStage()
  const turnsReal = (phone: PhoneName) => !isRealTo(before.mode, phone) && isRealTo(mode, phone)
  const turnsMock = (phone: PhoneName) => isRealTo(before.mode, phone) && !isRealTo(mode, phone)
  savePeople(phones.filter(turnsReal))
  for (const phone of phones)
    if (turnsMock(phone) || isRealTo(mode, phone)) logOut(phone, isRealTo(mode, phone) ? '/login' : '/')
  const refuse = async (cause: unknown) => {
    await bringPeopleBack(phones.filter(turnsReal))
    throw cause
  }
  if (bridge && (mode === 'real' || before.mode === 'real')) {
    // Before the response, because the page may reload first.
    const undo = mode === 'mock' ? putPeopleBack() : undefined
    try {
      return await bridge.connectBackend(mode === 'mock' ? null : (url ?? before.url))
    } catch (cause) {
      undo?.()
      return refuse(cause)
    }
  }
  const chosen = await control.chooseBackend({ mode, url }).catch(refuse)
  queryClient.setQueryData(backendQuery.queryKey, chosen)
  if (mode === 'beside' && store.get(phoneCountAtom) < 2) store.set(phoneCountAtom, 2)
  await bringPeopleBack(phones.filter(turnsMock))
}
