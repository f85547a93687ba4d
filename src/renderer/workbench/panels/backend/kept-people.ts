import { atomWithStorage } from 'jotai/utils'
import type { PhoneName } from '../../../../contract/rules/start-options.ts'
import { flashProblem } from '../../parts/flash.ts'
import { changePhone, enterPhone } from '../../stage/phone-actions.ts'
import { phonesAtom, store } from '../../state/phones.ts'

interface Kept {
  readonly phone: PhoneName
  readonly email: string
  readonly route: string
}

/** Who stood on the phones, and where, before a real API took the mock's place; it also outlives a new start. */
const keptAtom = atomWithStorage<readonly Kept[]>('yoimachi.workbench.keptPeople', [], undefined, {
  getOnInit: true,
})

/** Keeps in mind who stands on these phones, beside those who are kept already. */
export function keepPeople(names: readonly PhoneName[]): void {
  const phones = store.get(phonesAtom)
  const kept = names.flatMap((phone) => {
    const { email, route } = phones[phone]
    return email === null ? [] : [{ phone, email, route }]
  })
  store.set(keptAtom, (before) => [...before.filter(({ phone }) => !names.includes(phone)), ...kept])
}

/** The phones as they were, without logging anybody in: a page that loads afresh does that itself. */
export function putPeopleBack(): void {
  for (const { phone, email, route } of store.get(keptAtom)) changePhone(phone, { email, route })
  store.set(keptAtom, [])
}

/** Logs in again who stood on these phones, each on the page of before. */
export async function bringPeopleBack(names: readonly PhoneName[]): Promise<void> {
  const kept = store.get(keptAtom).filter(({ phone }) => names.includes(phone))
  store.set(keptAtom, (before) => before.filter(({ phone }) => !names.includes(phone)))
  await Promise.all(
    kept.map(({ phone, email, route }) => enterPhone(phone, email, route).catch(flashProblem)),
  )
}
