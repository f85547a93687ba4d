import { useAtomValue } from 'jotai'
import { dotFill } from '../../../../ui/feedback/tone.ts'
import { formatNear } from '../../../hub/dates.ts'
import { useCopy } from '../../../hub/language.ts'
import { isJumpingAtom } from '../../../hub/state.ts'
import { lookOfKind } from '../../../hub/world/effect-looks.ts'
import { Popup } from '../../../parts/popup.tsx'
import { timeCopy } from '../copy.ts'
import { MomentList } from '../moment-row.tsx'
import type { MarkItem } from './track-items.ts'
import type { Mark } from './track-marks.ts'

interface TrackMarkProps {
  mark: Mark
  now: number
  /** The only mark in the tab order; arrow keys reach the others. */
  first: boolean
}

/** Items that the list of a mark shows at most. */
const mostRows = 30

/** A point to go back to is a diamond. An effect is a dot: larger for members on the stage, paler in the past. */
function shapeOf({ kind, near, past }: MarkItem): string {
  if (kind === 'moment') return 'size-2.5 rotate-45 rounded-[2px] bg-surface inset-ring-[1.5px] inset-ring-plum'
  return `rounded-full ${dotFill[lookOfKind(kind).tone]} ${near ? 'size-3' : 'size-2 opacity-70'} ${past ? 'opacity-60' : ''}`
}

/** One dot of the track. It opens a list of its items. */
export function TrackMark({ mark, now, first }: TrackMarkProps) {
  const { row, track: words } = useCopy(timeCopy)
  const jumping = useAtomValue(isJumpingAtom)
  const { head, items } = mark
  const { label } = lookOfKind(head.kind)
  const others = items.reduce((sum, { count = 1 }) => sum + count, 0) - 1
  const more = others > 0 && items.length > 1 ? words.others(others) : ''
  return (
    <span className="absolute top-8" style={{ left: `${mark.position * 100}%` }}>
      <Popup
        label={`${label}${more}`}
        align="center"
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
            <span className={`block outline-3 outline-surface ${shapeOf(head)}`} />
            <span className="sr-only">{`${formatNear(head.atMs, now)} ${label}${more}`}</span>
          </button>
        }
      >
        {(close) => (
          <>
            <MomentList items={items.slice(0, mostRows)} className="max-h-80 overflow-auto" now={now} onDone={close} />
            {items.length > mostRows && (
              <p className="px-2.5 pt-2 text-xs text-ink-3">{words.more(items.length - mostRows)}</p>
            )}
          </>
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
