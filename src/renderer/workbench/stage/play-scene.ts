import type { Scene } from '../../../contract/control/storylines.ts'
import { phoneNames } from '../../../contract/rules/start-options.ts'
import { isRealPhone } from '../control/real-phone.ts'
import { phoneCountAtom, phonesAtom, reportsAtom } from '../state/phones.ts'
import { store } from '../state/store.ts'
import { enterPhone, openOnPhone } from './phone-actions.ts'
import { orderPhone } from './phone-link.ts'

/**
 * Puts the people of a scene on the phones, each on its page. A phone that shows them already is only told to ask again.
 * @param anew whether the world is another one, in which the logins of the phones do not count
 */
export async function playScene({ cast, pages }: Scene, anew: boolean): Promise<void> {
  const wanted = phoneNames.filter((name) => cast[name] !== undefined)
  const last = wanted.at(-1)
  const count = last === undefined ? 0 : phoneNames.indexOf(last) + 1
  if (store.get(phoneCountAtom) < count) store.set(phoneCountAtom, count)
  await Promise.all(
    wanted
      .filter((name) => !isRealPhone(name))
      .map(async (name) => {
        const email = cast[name] ?? ''
        const report = store.get(reportsAtom)[name]
        const page = pages[name] ?? '/home'
        if (anew || store.get(phonesAtom)[name].email !== email) return enterPhone(name, email, page)
        if (report?.route !== page) openOnPhone(name, page)
        else orderPhone(name, { kind: 'refresh' })
      }),
  )
}
