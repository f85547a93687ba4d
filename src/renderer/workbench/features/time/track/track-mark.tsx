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

/** Size and opacity of a dot: larger for members on the stage, paler in the past. */
const dotLooks = {
  near: { coming: 'size-3', past: 'size-3 opacity-60' },
  far: { coming: 'size-2 opacity-70', past: 'size-2 opacity-40' },
}

/** A point to go back to is a diamond; an effect is a dot. */
function shapeOf({ kind, near, past }: MarkItem): string {
  if (kind === 'moment') return 'size-2.5 rotate-45 rounded-[2px] bg-surface inset-ring-[1.5px] inset-ring-plum'
  return `rounded-full ${dotFill[lookOfKind(kind).tone]} ${dotLooks[near ? 'near' : 'far'][past ? 'past' : 'coming']}`
}

/** Number of effects in items, of which some are days of many effects. */
const effectsIn = (items: readonly MarkItem[]): number => items.reduce((sum, { count = 1 }) => sum + count, 0)

/** One dot of the track. It opens a list of its items. */
export function TrackMark({ mark, now, first }: TrackMarkProps) {
  const { row, track: words } = useCopy(timeCopy)
  const jumping = useAtomValue(isJumpingAtom)
  const { head, items } = mark
  const { label } = lookOfKind(head.kind)
  const more = items.length > 1 ? words.others(effectsIn(items) - 1) : ''
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
              <p className="px-2.5 pt-2 text-xs text-ink-3">{words.more(effectsIn(items.slice(mostRows)))}</p>
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
