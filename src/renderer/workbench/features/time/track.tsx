import { useQuery } from '@tanstack/react-query'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useRef, useMemo } from 'react'
import * as z from 'zod/mini'
import type { Effect } from '../../../../contract/control/clock.ts'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { clockQuery, useNow } from '../../hub/control/clock-query.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { stageMembersAtom } from '../../hub/phone-state.ts'
import { storedAtom } from '../../hub/state.ts'
import { concerns } from '../../hub/world/effect-looks.ts'
import { useBox } from '../../parts/use-box.ts'
import { timeCopy } from './copy.ts'
import { Axis } from './track-axis.tsx'
import { itemsOf } from './track-items.ts'
import { TrackMark } from './track-mark.tsx'
import { farthestShift, nowShare, marksOf, spanBeside, spans } from './track-scale.ts'

/** Shorter movements in px count as a press, or as no turn of the wheel. */
const slackPx = 4
/** Milliseconds between two steps of the zoom, because a turn of the wheel has many events. */
const wheelMs = 180

/** Days that the track shows ahead of now. */
const trackDaysAtom = storedAtom('trackDays', z.number(), 7)
/** Offset of the track in milliseconds; negative values show the past. */
const trackShiftAtom = atom(0)

/** Drags the track into the past or the future. */
function useTrackDrag(widthPx: number, days: number) {
  const [shift, setShift] = useAtom(trackShiftAtom)
  const held = useRef<{ x: number; shift: number; moved: boolean } | undefined>(undefined)
  const put = (ms: number) =>
    setShift(Math.min(farthestShift * dayMs, Math.max(-farthestShift * dayMs, Math.round(ms))))
  const drag = {
    onPointerDown(event: React.PointerEvent<HTMLElement>) {
      // Marks handle their own presses.
      if (event.button !== 0 || (event.target as Element).closest('button')) return
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

/** Span of the track ahead of now. */
export function TrackZoom() {
  const words = useCopy(timeCopy).track
  const [days, setDays] = useAtom(trackDaysAtom)
  return (
    <select
      aria-label={words.span}
      title={words.span}
      value={days}
      onChange={(event) => setDays(Number(event.target.value))}
      className="house-select -mx-2 h-8 shrink-0 cursor-pointer appearance-none rounded-s bg-transparent px-2 text-center text-xs text-ink-2 num hover:bg-wash"
    >
      {spans.map((span) => (
        <option key={span} value={span}>
          {words.days(span)}
        </option>
      ))}
    </select>
  )
}

/** The track: past, present and coming events to scale. Arrow keys move between marks; + and − zoom. */
export function Track() {
  const words = useCopy(timeCopy).track
  const { ref, width } = useBox<HTMLFieldSetElement>()
  const { data } = useQuery(clockQuery)
  const { data: history } = useQuery(historyQuery)
  const [days, setDays] = useAtom(trackDaysAtom)
  const now = useNow()
  const { shift, drag, pan, reset } = useTrackDrag(width, days)
  const onStage = useAtomValue(stageMembersAtom)
  const items = useMemo(() => {
    if (!data) return []
    const isNear = (effect: Effect) => effect.kind === 'daily-reset' || concerns(effect, onStage)
    return itemsOf({ ...data, moments: history?.moments ?? [] }, isNear, words)
  }, [data, history, onStage, words])
  const marks = now === undefined || width === 0 ? [] : marksOf(items, now, days, width, shift)
  const zoom = (step: number) => setDays(spanBeside(days, step))
  // The only mark in the tab order.
  const first = Math.max(
    0,
    marks.findIndex(({ head }) => !head.past),
  )
  const lastWheel = useRef(0)
  const onWheel = (event: React.WheelEvent) => {
    if (Math.abs(event.deltaY) < slackPx || event.timeStamp - lastWheel.current < wheelMs) return
    lastWheel.current = event.timeStamp
    zoom(event.deltaY > 0 ? 1 : -1)
  }
  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    if (event.key === '+' || event.key === ';') zoom(-1)
    else if (event.key === '-') zoom(1)
    else if (event.shiftKey && event.key === 'ArrowRight') pan(days / 4)
    else if (event.shiftKey && event.key === 'ArrowLeft') pan(-days / 4)
    else if (event.key === 'Home') reset()
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mark]')]
      const at = buttons.indexOf(document.activeElement as HTMLElement)
      buttons[at + (event.key === 'ArrowRight' ? 1 : -1)]?.focus()
    } else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the marks inside
    <fieldset
      ref={ref}
      {...drag}
      onWheel={onWheel}
      onKeyDown={onKeyDown}
      className="relative h-full min-w-24 flex-1 cursor-grab touch-none overflow-x-clip select-none active:cursor-grabbing"
    >
      <legend className="sr-only">{words.label}</legend>
      <Axis now={now} days={days} shift={shift} />
      {marks.map((mark, index) => (
        <TrackMark key={mark.head.key} mark={mark} now={now ?? 0} first={index === first} />
      ))}
      {shift !== 0 && (
        <button
          type="button"
          onClick={reset}
          className="absolute end-0 bottom-0.5 rounded-full bg-surface px-2 py-0.5 text-xs text-plum inset-ring inset-ring-line-strong hover:bg-wash"
        >
          {words.toNow}
        </button>
      )}
    </fieldset>
  )
}
