import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useMemo, useRef } from 'react'
import { clockQuery, useNow } from '../../hub/control/clock-query.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { stageMembersAtom, trackDaysAtom } from '../../hub/state.ts'
import { concerns } from '../../hub/world/effect-looks.ts'
import { useBox } from '../../parts/use-box.ts'
import { timeCopy } from './copy.ts'
import { Axis } from './track-axis.tsx'
import { itemsOf } from './track-items.ts'
import { TrackMark } from './track-mark.tsx'
import { marksOf, spanBeside, spans } from './track-scale.ts'
import { useTrackDrag } from './use-track-drag.ts'

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
  const idText = useAtomValue(stageMembersAtom).join()
  const items = useMemo(() => {
    if (!data) return []
    const members = idText === '' ? [] : idText.split(',').map(Number)
    return itemsOf(
      { ...data, moments: history?.moments ?? [] },
      (effect) => effect.kind === 'daily-reset' || concerns(effect, members),
      words,
    )
  }, [data, history, idText, words])
  const marks = now === undefined || width === 0 ? [] : marksOf(items, now, days, width, shift)
  const zoom = (step: number) => setDays(spanBeside(days, step))
  // The only mark in the tab order.
  const first = Math.max(
    0,
    marks.findIndex(({ head }) => !head.past),
  )
  const lastWheel = useRef(0)
  const onWheel = (event: React.WheelEvent) => {
    if (Math.abs(event.deltaY) < 4 || event.timeStamp - lastWheel.current < 180) return
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
