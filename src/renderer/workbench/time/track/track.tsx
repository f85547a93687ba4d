import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useMemo, useRef, type KeyboardEvent, type WheelEvent } from 'react'
import { clockQuery } from '../../control/clock-query.ts'
import { useNow } from '../../control/use-now.ts'
import { useBox } from '../../parts/use-box.ts'
import { trackDaysAtom } from '../../state/layout.ts'
import { stageMembersAtom } from '../../state/phones.ts'
import { concerns } from '../effect-kinds.ts'
import { TrackLine } from './track-line.tsx'
import { TrackMark } from './track-mark.tsx'
import { itemsOf, marksOf, spans } from './track-scale.ts'
import { useTrackDrag } from './use-track-drag.ts'

/** The signature of the instrument: what happened, now, and what is coming, drawn to scale. Arrows walk, + and − zoom. */
export function Track() {
  const { ref, width } = useBox<HTMLFieldSetElement>()
  const { data } = useQuery(clockQuery)
  const [days, setDays] = useAtom(trackDaysAtom)
  const now = useNow()
  const { shift, drag, pan, reset } = useTrackDrag(width, days)
  const idText = useAtomValue(stageMembersAtom).join()
  const items = useMemo(() => {
    if (!data) return []
    const members = idText === '' ? [] : idText.split(',').map(Number)
    return itemsOf(data, (effect) => effect.kind === 'daily-reset' || concerns(effect, members))
  }, [data, idText])
  const marks = now === undefined || width === 0 ? [] : marksOf(items, now, days, width, shift)
  const zoom = (step: number) => {
    const at = spans.findIndex((span) => span === days) + step
    const next = spans[Math.min(spans.length - 1, Math.max(0, at))]
    if (next !== undefined) setDays(next)
  }
  const lastWheel = useRef(0)
  const onWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaY) < 4 || event.timeStamp - lastWheel.current < 180) return
    lastWheel.current = event.timeStamp
    zoom(event.deltaY > 0 ? 1 : -1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
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
      <legend className="sr-only">
        これから起こることと戻れる時点（左右の矢印で移動、Shift と矢印で期間を送る、＋と−で拡大縮小）
      </legend>
      <TrackLine now={now} days={days} shift={shift} />
      {marks.map((mark, index) => (
        <TrackMark
          key={mark.head.key}
          mark={mark}
          now={now ?? 0}
          first={index === marks.findIndex(({ head }) => !head.past) || index === 0}
        />
      ))}
      {shift !== 0 && (
        <button
          type="button"
          onClick={reset}
          className="absolute end-0 bottom-0.5 rounded-full bg-surface px-2 py-0.5 text-xs text-plum inset-ring inset-ring-line-strong hover:bg-wash"
        >
          いまへ
        </button>
      )}
    </fieldset>
  )
}
