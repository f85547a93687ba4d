import { controlCopy } from '../../lib/copy/control.ts'
import { formatDuration, isoDuration } from '../../lib/duration-ja.ts'

interface CountdownProps {
  /** Epoch ms of the deadline. */
  targetMs: number
  /** Epoch ms of the current server time; the caller ticks it. */
  nowMs: number
  /** Wraps the remaining time, e.g. `(rest) => `3:00 まで ${rest}``. */
  format: (rest: string) => string
  doneText?: string | undefined
  className?: string | undefined
}

/** Time left until a deadline, e.g. あと 3日4時間. Not a live region, because an announcement every minute disturbs. */
export function Countdown({
  targetMs,
  nowMs,
  format,
  doneText = controlCopy.countdown.over,
  className = '',
}: CountdownProps) {
  const restMs = targetMs - nowMs
  return (
    <time dateTime={isoDuration(restMs)} className={`num ${className}`}>
      {/* A real API may leave the date out. */}
      {restMs > 0 ? format(formatDuration(restMs)) : doneText}
    </time>
  )
}
