import { useQuery } from '@tanstack/react-query'
import { clockQuery } from '../../../hub/control/clock-query.ts'
import { useCopy } from '../../../hub/language.ts'
import { timeCopy } from '../copy.ts'
import { shareOfJump } from '../jump-progress.tsx'
import { dayStartsOn, positionOf } from './track-scale.ts'

interface AxisProps {
  now: number | undefined
  days: number
  /** Offset of the track, in milliseconds. */
  shift: number
}

/** Longest span, in days, that has a tick for each day. */
const mostTickedDays = 31
/** Share of the progress bar that is filled at once. */
const leastShown = 0.04

/** The line under the marks: dark past, light future, a tick at each day's 3:00, and the progress of a jump. */
export function Axis({ now, days, shift }: AxisProps) {
  const words = useCopy(timeCopy).track
  const { data } = useQuery(clockQuery)
  const percent = (position: number) => `${position * 100}%`
  const centre = (now ?? 0) + shift
  const nowPosition = Math.min(1, Math.max(0, positionOf(now ?? 0, centre, days)))
  const ticks = now === undefined || days > mostTickedDays ? [] : dayStartsOn(centre, days)
  const done = data?.jump ? Math.max(leastShown, shareOfJump(data.jump, data.nowMs)) : undefined
  return (
    <>
      <span className="absolute inset-x-0 top-7.75 h-0.5 bg-line" />
      <span className="absolute top-7.75 left-0 h-0.5 bg-plum" style={{ width: percent(nowPosition) }} />
      {ticks.map((at) => (
        <span
          key={at}
          className="absolute top-7 h-2 w-px bg-line-strong"
          style={{ left: percent(positionOf(at, centre, days)) }}
        />
      ))}
      {nowPosition > 0 && nowPosition < 1 && (
        <span className="absolute top-3 bottom-2.5 w-0.5 bg-plum" style={{ left: percent(nowPosition) }} />
      )}
      {done !== undefined && (
        <span
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- progress cannot hold our bar
          role="progressbar"
          aria-label={words.moving}
          aria-valuenow={Math.round(done * 100)}
          className="absolute -bottom-px left-0 h-0.75 w-full overflow-hidden bg-sunken"
        >
          <span className="block h-full bg-lantern transition-[width] duration-calm" style={{ width: percent(done) }} />
        </span>
      )}
    </>
  )
}
