import { ProgressBar } from '../../../ui/feedback/progress.tsx'

interface MeterProps {
  label: string
  value: number
  of: number
}

/** How much of a whole has been seen. */
export function Meter({ label, value, of }: MeterProps) {
  return (
    <div className="rounded-m bg-sunken px-3 py-2.5">
      <p className="text-xs text-ink-2">{label}</p>
      <p className="mb-1.5 text-l font-semibold num">
        {value}
        <span className="text-s font-normal text-ink-3"> / {of}</span>
      </p>
      <ProgressBar value={of === 0 ? 0 : value / of} label={`${label}の網羅`} />
    </div>
  )
}
