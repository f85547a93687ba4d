import { formatTime } from '../../../lib/date-ja.ts'
import { useNow } from '../../hub/control/clock-query.ts'

/** Width in CSS px above which a screen is not a phone and has no status strip. */
const widestPhone = 500

export const hasStrip = ({ width }: { width: number }): boolean => width < widestPhone

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
