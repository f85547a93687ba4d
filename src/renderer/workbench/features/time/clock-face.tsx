import { useNow } from '../../hub/control/clock-query.ts'
import { formatClock, formatLongDay } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { timeCopy } from './copy.ts'

/** Day and time of the virtual clock, in Tokyo. */
export function ClockFace() {
  const words = useCopy(timeCopy).bar
  const now = useNow()
  return (
    <div className="w-31 shrink-0 leading-tight whitespace-nowrap num">
      <div className="text-xs text-ink-3">{now === undefined ? words.connecting : formatLongDay(now)}</div>
      <time
        dateTime={now === undefined ? undefined : new Date(now).toISOString()}
        className="text-l leading-tight font-semibold"
      >
        {now === undefined ? '--:--:--' : formatClock(now)}
      </time>{' '}
      <span className="text-xs text-ink-3">JST</span>
    </div>
  )
}
