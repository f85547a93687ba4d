import { useAtomValue } from 'jotai'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { isPresentingAtom, presentingViewAtom, store, tapsAtom } from '../../hub/state.ts'
import { isPlaying } from '../../hub/stories/scene-play.ts'

const shownMs = 1200

let next = 1

/** Marks touches during a presentation, and those of a story that is played. */
export function markTap(phone: PhoneName, x: number, y: number): void {
  const isWanted = store.get(isPresentingAtom) ? store.get(presentingViewAtom).taps : isPlaying()
  if (!isWanted) return
  const id = next++
  store.set(tapsAtom, (taps) => [...taps, { id, phone, x, y }])
  window.setTimeout(() => store.set(tapsAtom, (taps) => taps.filter((tap) => tap.id !== id)), shownMs)
}

/** Marks of recent touches, so that an audience can follow them. */
export function TapMarks({ name, scale }: { name: PhoneName; scale: number }) {
  const taps = useAtomValue(tapsAtom)
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      {taps
        .filter(({ phone }) => phone === name)
        .map(({ id, x, y }) => (
          <span
            key={id}
            data-tap
            className="tap-mark animate-tap absolute size-15 -translate-1/2 rounded-full"
            style={{ left: x * scale, top: y * scale }}
          />
        ))}
    </div>
  )
}
