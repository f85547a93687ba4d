import { useQuery } from '@tanstack/react-query'
import { clockQuery, type ClockReading } from '../../hub/control/clock-query.ts'
import { formatMoment } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { stopJump } from './clock-actions.ts'
import { timeCopy } from './copy.ts'

/** Progress of a jump at an instant, 0 to 1. */
export function shareOfJump({ from, to }: NonNullable<ClockReading['jump']>, nowMs: number): number {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  return end <= begin ? 1 : Math.min(1, Math.max(0, (nowMs - begin) / (end - begin)))
}

/** Replaces the jump controls during a long jump: target, progress and a button to stop. */
export function JumpProgress() {
  const words = useCopy(timeCopy).move
  const { data } = useQuery(clockQuery)
  if (!data?.jump) return null
  return (
    <div className="flex items-center gap-3 text-s whitespace-nowrap num">
      <span className="text-ink-2">
        {words.under(formatMoment(Date.parse(data.jump.to), data.nowMs))}
        <span className="ml-2 inline-block w-10 text-right font-medium text-ink">
          {Math.round(shareOfJump(data.jump, data.nowMs) * 100)}%
        </span>
      </span>
      <SmallButton onClick={() => void stopJump()}>{words.stopHere}</SmallButton>
    </div>
  )
}
