import { useQuery } from '@tanstack/react-query'
import { Segmented } from '../../ui/form/segmented.tsx'
import { useNow, clockQuery } from '../control/queries.ts'
import { setPace } from './clock-actions.ts'
import { formatClock, formatLongDay } from './moments.ts'

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

const paces = [
  { value: 'frozen', label: '停止' },
  { value: '1', label: '進行' },
  { value: '60', label: '60×' },
  { value: '3600', label: '3600×' },
]

/** Whether virtual time is frozen or running, and at which speed. */
export function PaceSwitch() {
  const { data } = useQuery(clockQuery)
  const value = data === undefined ? '' : data.mode === 'frozen' ? 'frozen' : String(data.speed)
  return (
    <div className="shrink-0">
      <Segmented
        label="時間の進み方"
        size="s"
        options={paces}
        value={value}
        onValueChange={(pace) => void setPace(pace === 'frozen' ? 'frozen' : Number(pace))}
      />
    </div>
  )
}
