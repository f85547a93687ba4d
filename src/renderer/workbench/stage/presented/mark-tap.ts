import type { PhoneName } from '../../../../contract/rules/start-options.ts'
import { isPresentingAtom, presentingViewAtom, tapsAtom } from '../../state/presenting.ts'
import { store } from '../../state/store.ts'

const shownMs = 1200
let next = 1

/** Marks where a pointer went down, while an audience looks on. */
export function markTap(phone: PhoneName, x: number, y: number): void {
  if (!store.get(isPresentingAtom) || !store.get(presentingViewAtom).taps) return
  const id = next++
  store.set(tapsAtom, (taps) => [...taps, { id, phone, x, y }])
  window.setTimeout(() => store.set(tapsAtom, (taps) => taps.filter((tap) => tap.id !== id)), shownMs)
}
