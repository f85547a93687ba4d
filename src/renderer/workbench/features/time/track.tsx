import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useMemo, useRef, useState } from 'react'
import { dayMs, nextDayStart } from '../../../../contract/rules/tokyo-time.ts'
import { dotFill } from '../../../ui/feedback/states.tsx'
import { clockQuery, historyQuery, useNow } from '../../hub/control/queries.ts'
import { formatNear } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { isJumpingAtom, trackDaysAtom, trackShiftAtom, stageMembersAtom } from '../../hub/state.ts'
import { concerns, lookOfKind } from '../../hub/world/effect-looks.ts'
import { Popup } from '../../parts/popup.tsx'
import { useBox } from '../../parts/use-box.ts'
import { timeCopy } from './copy.ts'
import { MomentRow } from './moment-row.tsx'
import { shareOfJump } from './move-popup.tsx'
import { farthestShift, itemsOf, type Mark, marksOf, nowShare, positionOf, spans } from './track-scale.ts'

interface AxisProps {
  now: number | undefined
  days: number
  /** Offset of the track, in milliseconds. */
  shift: number
}

/** The line under the marks: dark past, light future, a tick at each day's 3:00, and the progress of a jump. */
function Axis({ now, days, shift }: AxisProps) {
  const words = useCopy(timeCopy).track
  const { data } = useQuery(clockQuery)
  const percent = (position: number) => `${position * 100}%`
  const centre = (now ?? 0) + shift
  const firstDay = nextDayStart(centre - (days * dayMs * nowShare) / (1 - nowShare))
  const nowPosition = Math.min(1, Math.max(0, positionOf(now ?? 0, centre, days)))
  const ticks =
    now === undefined || days > 31
      ? []
      : Array.from({ length: Math.ceil(days / (1 - nowShare)) + 1 }, (_, index) => firstDay + index * dayMs).filter(
          (at) => positionOf(at, centre, days) < 1,
        )
  const done = data?.jump ? Math.max(0.04, shareOfJump(data.jump, data.nowMs)) : undefined
  return (
    <>
      <span className="absolute inset-x-0 top-7.75 h-0.5 bg-line" />
      <span className="absolute top-7.75 left-0 h-0.5 bg-plum" style={{ width: percent(nowPosition) }} />
      {ticks.map((at) => (
        <span
          key={at}
          className="absolute top-7 h-2 w-px bg-line-strong"
          style={{ left: percent(positionOf(at, centre, days)) }}
        />
      ))}
      {nowPosition > 0 && nowPosition < 1 && (
        <span className="absolute top-3 bottom-2.5 w-0.5 bg-plum" style={{ left: percent(nowPosition) }} />
      )}
      {done !== undefined && (
        <span
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- progress cannot hold our bar
          role="progressbar"
          aria-label={words.moving}
          aria-valuenow={Math.round(done * 100)}
          className="absolute -bottom-px left-0 h-0.75 w-full overflow-hidden bg-sunken"
        >
          <span className="block h-full bg-lantern transition-[width] duration-calm" style={{ width: percent(done) }} />
        </span>
      )}
    </>
  )
}

interface TrackMarkProps {
  mark: Mark
  now: number
  /** The only mark in the tab order; arrow keys reach the others. */
  first: boolean
}

const shownAtOnce = 30

/** One dot of the track. It opens a list of its items. */
function TrackMark({ mark, now, first }: TrackMarkProps) {
  const { row, track: words } = useCopy(timeCopy)
  const [open, setOpen] = useState(false)
  const jumping = useAtomValue(isJumpingAtom)
  const { head, items } = mark
  const isPoint = head.kind === 'moment'
  const { label, tone } = lookOfKind(head.kind)
  const others = items.reduce((sum, { count = 1 }) => sum + count, 0) - 1
  const more = others > 0 && items.length > 1 ? words.others(others) : ''
  const shape = isPoint
    ? 'size-2.5 rotate-45 rounded-[2px] bg-surface inset-ring-[1.5px] inset-ring-plum'
    : `rounded-full ${dotFill[tone]} ${head.near ? 'size-3' : 'size-2 opacity-70'} ${head.past ? 'opacity-60' : ''}`
  return (
    <span className="absolute top-8" style={{ left: `${mark.position * 100}%` }}>
      <Popup
        label={`${label}${more}`}
        align="center"
        open={open}
        onOpenChange={setOpen}
        className="w-92 p-2"
        trigger={
          <button
            type="button"
            data-mark=""
            tabIndex={first ? 0 : -1}
            disabled={jumping}
            title={row.hint(formatNear(head.atMs, now), `${head.text}${more}`)}
            className="absolute grid size-6 -translate-1/2 place-items-center rounded-full hover:bg-wash-press"
          >
            <span className={`block outline-3 outline-surface ${shape}`} />
            <span className="sr-only">{`${formatNear(head.atMs, now)} ${label}${more}`}</span>
          </button>
        }
      >
        <ul className="grid max-h-80 gap-0.5 overflow-auto">
          {items.slice(0, shownAtOnce).map((item) => (
            <li key={item.key}>
              <MomentRow item={item} now={now} onDone={() => setOpen(false)} />
            </li>
          ))}
        </ul>
        {items.length > shownAtOnce && (
          <p className="px-2.5 pt-2 text-xs text-ink-3">{words.more(items.length - shownAtOnce)}</p>
        )}
      </Popup>
      {mark.labelled && (
        <span
          aria-hidden
          className={`pointer-events-none absolute top-2.5 -translate-x-1/2 text-xs whitespace-nowrap ${head.near ? 'text-ink-2' : 'text-ink-3'}`}
        >
          {label}
        </span>
      )}
    </span>
  )
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

/** Shorter movements in px count as a press. */
const slackPx = 4

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
  const zoom = (step: number) => {
    const at = spans.findIndex((span) => span === days) + step
    const next = spans[Math.min(spans.length - 1, Math.max(0, at))]
    if (next !== undefined) setDays(next)
  }
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
          {words.toNow}
        </button>
      )}
    </fieldset>
  )
}
