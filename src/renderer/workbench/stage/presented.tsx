import { useAtomValue } from 'jotai'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { formatTime } from '../../lib/date-ja.ts'
import { useNow } from '../control/queries.ts'
import { isPresentingAtom, presentingViewAtom, tapsAtom, store } from '../state.ts'

/** Width of a device's frame around its screen, in the phone's own CSS px. */
export const bezelPx = 11

/** Width in CSS px above which a screen is not a phone and has no status strip. */
const widestPhone = 500

export const hasStrip = ({ width }: { width: number }): boolean => width < widestPhone

const shownMs = 1200
let next = 1

/** Marks touches during a presentation. */
export function markTap(phone: PhoneName, x: number, y: number): void {
  if (!store.get(isPresentingAtom) || !store.get(presentingViewAtom).taps) return
  const id = next++
  store.set(tapsAtom, (taps) => [...taps, { id, phone, x, y }])
  window.setTimeout(() => store.set(tapsAtom, (taps) => taps.filter((tap) => tap.id !== id)), shownMs)
}

/** Height of the strip in the phone's own CSS px. */
export const stripPx = 44

/** Status strip of a phone: the world's time and a battery. */
export function StatusStrip({ scale }: { scale: number }) {
  const now = useNow()
  return (
    <div aria-hidden className="overflow-hidden bg-paper" style={{ height: Math.round(stripPx * scale) }}>
      <div
        className="flex origin-top-left items-center justify-between px-7.5 pt-1"
        style={{ height: stripPx, width: `${100 / scale}%`, transform: `scale(${scale})` }}
      >
        <span className="text-m font-semibold num">{now === undefined ? '' : formatTime(now)}</span>
        <span className="flex h-3 w-6 rounded-[4px] p-0.5 inset-ring-[1.3px] inset-ring-ink-2">
          <span className="w-3.5 rounded-[2px] bg-ink-2" />
        </span>
      </div>
    </div>
  )
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
