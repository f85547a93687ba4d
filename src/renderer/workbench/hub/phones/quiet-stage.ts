import { isQuietAtom, presentedQuietAtom } from '../presenting.ts'
import { quietAtom, store } from '../state.ts'
import { reloadPhones } from './refresh-phones.ts'

/** Chooses whether the stage is quiet: no dialog opens by itself and explicit preferences are folded (D-87). */
export function chooseQuiet(on: boolean): void {
  const before = store.get(isQuietAtom)
  store.set(quietAtom, on)
  store.set(presentedQuietAtom, on)
  if (before === on) return
  // A dialog held back opens with its page. An open dialog closes.
  window.setTimeout(reloadPhones)
}
