import * as z from 'zod/mini'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { flashProblems } from '../control/attempt.ts'
import { changePhone, phonesAtom } from '../phone-state.ts'
import { store, storedAtom } from '../state.ts'
import { linkOf } from './phone-link.ts'
import { logIn, logOut, needsLogin } from './phone-login.ts'

const savedPerson = z.object({ phone: z.enum(phoneNames), email: z.string(), route: z.string() })

/** Members and pages of the phones before a real API replaced the mock. Survives a restart. */
const savedPeopleAtom = storedAtom('savedPeople', z.array(savedPerson), [])

/** Logs a phone out that a real API answers now. Saves its member of the mock, if it has one. */
export function leaveMock(phone: PhoneName): void {
  const { email, route } = store.get(phonesAtom)[phone]
  if (email !== null) {
    forgetPerson(phone)
    store.set(savedPeopleAtom, (others) => [...others, { phone, email, route }])
  }
  logOut(phone, '/login')
}

const forgetPerson = (phone: PhoneName) =>
  store.set(savedPeopleAtom, (people) => people.filter((person) => person.phone !== phone))

/**
 * Restores the saved members of these phones once, each on the former page. A phone on which somebody stands by now keeps that
 * person. A phone whose page has not loaded, such as a hidden one, logs its member in when it starts.
 */
export async function restorePeople(phones: readonly PhoneName[]): Promise<void> {
  const saved = store.get(savedPeopleAtom).filter(({ phone }) => phones.includes(phone))
  flashProblems((await Promise.all(saved.map(restorePerson))).filter((problem) => problem !== undefined))
}

/** Returns the problem of a failed login. Its member stays saved, unless this world has none. */
async function restorePerson({ phone, email, route }: z.output<typeof savedPerson>): Promise<unknown> {
  const isFree = store.get(phonesAtom)[phone].email === null
  const { isReady } = linkOf(phone)
  if (isFree && !isReady) changePhone(phone, { email, route })
  const login = isFree && isReady ? logIn(phone, email, route) : undefined
  const problem: unknown = await login?.catch((cause: unknown) => cause)
  if (!needsLogin(problem)) forgetPerson(phone)
  return problem
}
