import { useNow } from '../control/use-now.ts'
import { formatClock, formatLongDay } from './format-moment.ts'

export function ClockFace() {
  const now = useNow()
  return (
    <div className="w-31 shrink-0 leading-tight whitespace-nowrap num">
      <div className="text-xs text-ink-3">{now === undefined ? '接続しています…' : formatLongDay(now)}</div>
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
