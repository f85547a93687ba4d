import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Popup } from '../../parts/popup.tsx'
import { isJumpingAtom } from '../../state/layout.ts'
import { lookOfKind } from '../effect-kinds.ts'
import { formatNear } from '../format-moment.ts'
import { MomentRow } from '../moment-row.tsx'
import { dotFill } from './dot-fill.ts'
import type { Mark } from './track-scale.ts'

interface TrackMarkProps {
  mark: Mark
  now: number
  /** The one mark that Tab reaches; arrows reach the others. */
  first: boolean
}

const shownAtOnce = 30

/** One dot of the track. Pressed, it lists what lies there and leads to each moment. */
export function TrackMark({ mark, now, first }: TrackMarkProps) {
  const [open, setOpen] = useState(false)
  const jumping = useAtomValue(isJumpingAtom)
  const { head, items } = mark
  const isPoint = head.kind === 'checkpoint'
  const { label, tone } = lookOfKind(head.kind)
  const others = items.reduce((sum, { count = 1 }) => sum + count, 0) - 1
  const more = others > 0 && items.length > 1 ? ` ほか${others}件` : ''
  const shape = isPoint
    ? 'size-2.5 rotate-45 rounded-[2px] bg-surface inset-ring-[1.5px] inset-ring-plum'
    : `rounded-full ${dotFill[tone]} ${head.near ? 'size-3' : 'size-2 opacity-70'} ${head.past ? 'opacity-60' : ''}`
  return (
    <span className="absolute top-8" style={{ left: `${mark.place * 100}%` }}>
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
            title={`${formatNear(head.atMs, now)}　${head.text}${more}`}
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
          <p className="px-2.5 pt-2 text-xs text-ink-3">ほかに{items.length - shownAtOnce}件あります。</p>
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
