import type { ChosenLook, PhoneLook } from '../../../../contract/phone-look.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { flashProblem } from '../../hub/control/flash.ts'
import { orderPhone, setReady } from '../../hub/phones/phone-link.ts'
import { logOut, startPhone } from '../../hub/phones/phone-login.ts'
import { joinStage } from '../../hub/phones/shared-stage.ts'
import { phonesAtom, quietAtom, readyPhonesAtom, store } from '../../hub/state.ts'

/** Prepares a phone whose page has just loaded. `uid` is the login that it has stored. */
export async function preparePhone(phone: PhoneName, uid: string | null): Promise<void> {
  await joinStage()
  setReady(phone, true)
  store.set(readyPhonesAtom, (loads) => ({ ...loads, [phone]: (loads[phone] ?? 0) + 1 }))
  const theme = document.documentElement.dataset['theme'] === 'night' ? 'night' : 'day'
  orderPhone(phone, { kind: 'look', look: lookOfPhone(store.get(phonesAtom)[phone].look, theme) })
  orderPhone(phone, { kind: 'quiet', on: store.get(quietAtom) })
  await startPhone(phone, uid).catch((problem: unknown) => {
    flashProblem(problem)
    logOut(phone)
  })
}

/** Theme, text size and connection of a phone. Unset values come from the stage. */
export function lookOfPhone(chosen: ChosenLook | undefined, theme: PhoneLook['theme']): PhoneLook {
  return {
    theme: chosen?.theme ?? theme,
    textSize: chosen?.textSize ?? 100,
    network: chosen?.network ?? 'online',
  }
}
