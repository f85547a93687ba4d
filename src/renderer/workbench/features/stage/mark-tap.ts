import { isPresentingAtom, presentingViewAtom, type Tap, tapsAtom } from '../../hub/presenting.ts'
import { store } from '../../hub/state.ts'
import { isPlaying } from '../../hub/stories/play-state.ts'

/** Milliseconds that the mark of a touch is shown. */
const shownMs = 1200

/** Marks touches during a presentation, and those of a story that is played. */
export function markTap(touch: Omit<Tap, 'id'>): void {
  const isWanted = store.get(isPresentingAtom) ? store.get(presentingViewAtom).taps : isPlaying()
  if (!isWanted) return
  const tap = { id: crypto.randomUUID(), ...touch }
  store.set(tapsAtom, (taps) => [...taps, tap])
  window.setTimeout(() => store.set(tapsAtom, (taps) => taps.filter((one) => one !== tap)), shownMs)
}
