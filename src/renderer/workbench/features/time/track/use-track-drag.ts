import { atom, useAtom } from 'jotai'
import { useRef } from 'react'
import { dayMs } from '../../../../../contract/rules/tokyo-time.ts'
import { farthestShift, nowShare } from './track-scale.ts'

/** Shorter movements in px count as a press. */
const slackPx = 4

/** Offset of the track in milliseconds; negative values show the past. */
const trackShiftAtom = atom(0)

/** Whether an event began on the track. Events of the popups of its marks bubble to it, too. */
export const isOnTrack = ({ currentTarget, target }: React.SyntheticEvent): boolean =>
  target instanceof Node && currentTarget.contains(target)

/** Drags the track into the past or the future. */
export function useTrackDrag(widthPx: number, days: number) {
  const [shift, setShift] = useAtom(trackShiftAtom)
  const held = useRef<{ x: number; shift: number; moved: boolean } | undefined>(undefined)
  const put = (ms: number) =>
    setShift(Math.min(farthestShift * dayMs, Math.max(-farthestShift * dayMs, Math.round(ms))))
  const drag = {
    onPointerDown(event: React.PointerEvent<HTMLElement>) {
      // Marks handle their own presses.
      if (event.button !== 0 || !isOnTrack(event) || (event.target as Element).closest('button')) return
      held.current = { x: event.clientX, shift, moved: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: React.PointerEvent<HTMLElement>) {
      const from = held.current
      if (!from || widthPx === 0) return
      const way = event.clientX - from.x
      if (!from.moved && Math.abs(way) < slackPx) return
      from.moved = true
      put(from.shift - (way / widthPx) * ((days * dayMs) / (1 - nowShare)))
    },
    onPointerUp: () => (held.current = undefined),
    onPointerCancel: () => (held.current = undefined),
  }
  return { shift, drag, pan: (by: number) => put(shift + by * dayMs), reset: () => setShift(0) }
}
