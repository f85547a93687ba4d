import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useMemo, useRef } from 'react'
import { clockQuery, useNow } from '../../../hub/control/clock-query.ts'
import { historyQuery } from '../../../hub/control/queries.ts'
import { useCopy } from '../../../hub/language.ts'
import { stageMembersAtom } from '../../../hub/phone-state.ts'
import { useBox } from '../../../parts/use-box.ts'
import { timeCopy } from '../copy.ts'
import { Axis } from './track-axis.tsx'
import { isNearStage, itemsOf } from './track-items.ts'
import { TrackMark } from './track-mark.tsx'
import { marksOf } from './track-marks.ts'
import { spanBeside } from './track-scale.ts'
import { trackDaysAtom } from './track-zoom.tsx'
import { isOnTrack, useTrackDrag } from './use-track-drag.ts'

/** Smaller turns of the wheel in px do not zoom. */
const leastTurnPx = 4
/** Milliseconds between two steps of the zoom, because a turn of the wheel has many events. */
const wheelMs = 180

/** Moves the focus to the next mark, or to the one before for a negative step. */
function focusMarkBeside(track: HTMLElement, step: number): void {
  const marks = [...track.querySelectorAll<HTMLElement>('[data-mark]')]
  const at = marks.findIndex((mark) => mark === document.activeElement)
  marks[at + step]?.focus()
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
    return itemsOf({ ...data, moments: history?.moments ?? [] }, (effect) => isNearStage(effect, onStage), words)
  }, [data, history, onStage, words])
  const isDrawn = now !== undefined && width > 0
  const marks = isDrawn ? marksOf(items, { nowMs: now, days, shiftMs: shift, widthPx: width }) : []
  const zoom = (step: number) => setDays(spanBeside(days, step))
  /** The only mark in the tab order. */
  const first = marks.find(({ head }) => !head.past) ?? marks[0]
  const lastZoom = useRef(0)
  const onWheel = (event: React.WheelEvent) => {
    const isTurn = isOnTrack(event) && Math.abs(event.deltaY) >= leastTurnPx
    if (!isTurn || event.timeStamp - lastZoom.current < wheelMs) return
    lastZoom.current = event.timeStamp
    zoom(event.deltaY > 0 ? 1 : -1)
  }
  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const walk = (step: number) =>
      event.shiftKey ? pan((step * days) / 4) : focusMarkBeside(event.currentTarget, step)
    const acts: Readonly<Record<string, () => void>> = {
      '+': () => zoom(-1),
      // The key of + on a Japanese keyboard.
      ';': () => zoom(-1),
      '-': () => zoom(1),
      ArrowRight: () => walk(1),
      ArrowLeft: () => walk(-1),
      Home: reset,
    }
    // With Ctrl, Alt or ⌘ these keys zoom or leave the page.
    const isOfBrowser = event.ctrlKey || event.altKey || event.metaKey
    const act = isOnTrack(event) && !isOfBrowser ? acts[event.key] : undefined
    if (!act) return
    act()
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
      {marks.map((mark) => (
        <TrackMark key={mark.head.key} mark={mark} now={now ?? 0} first={mark === first} />
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
