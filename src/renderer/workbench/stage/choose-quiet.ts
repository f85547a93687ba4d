import { quietAtom } from '../state/layout.ts'
import { store } from '../state/store.ts'
import { reloadPhones } from './phone-actions.ts'

/** Whether the stage is quiet: nothing covers a phone by itself, and explicit preferences are folded (D-87). */
export function chooseQuiet(on: boolean): void {
  if (store.get(quietAtom) === on) return
  store.set(quietAtom, on)
  // What was held back opens when its page is opened, and what is open closes so.
  window.setTimeout(reloadPhones)
}
