import { useQuery } from '@tanstack/react-query'
import { dayMs, nextDayStart } from '../../../../contract/rules/tokyo-time.ts'
import { clockQuery } from '../../control/clock-query.ts'
import { shareOfJump } from '../share-of-jump.ts'
import { nowShare, placeOf } from './track-scale.ts'

interface TrackLineProps {
  now: number | undefined
  days: number
  /** How far the track is drawn aside, in milliseconds. */
  shift: number
}

/** The line under the marks: past dark, future light, the days' 3:00 as ticks, and how far a running jump has come. */
export function TrackLine({ now, days, shift }: TrackLineProps) {
  const { data } = useQuery(clockQuery)
  const percent = (place: number) => `${place * 100}%`
  const centre = (now ?? 0) + shift
  const firstDay = nextDayStart(centre - (days * dayMs * nowShare) / (1 - nowShare))
  const nowPlace = Math.min(1, Math.max(0, placeOf(now ?? 0, centre, days)))
  const ticks =
    now === undefined || days > 31
      ? []
      : Array.from(
          { length: Math.ceil(days / (1 - nowShare)) + 1 },
          (_, index) => firstDay + index * dayMs,
        ).filter((at) => placeOf(at, centre, days) < 1)
  const done = data?.jump ? Math.max(0.04, shareOfJump(data.jump, data.nowMs)) : undefined
  return (
    <>
      <span className="absolute inset-x-0 top-7.75 h-0.5 bg-line" />
      <span className="absolute top-7.75 left-0 h-0.5 bg-plum" style={{ width: percent(nowPlace) }} />
      {ticks.map((at) => (
        <span
          key={at}
          className="absolute top-7 h-2 w-px bg-line-strong"
          style={{ left: percent(placeOf(at, centre, days)) }}
        />
      ))}
      {nowPlace > 0 && nowPlace < 1 && (
        <span className="absolute top-3 bottom-2.5 w-0.5 bg-plum" style={{ left: percent(nowPlace) }} />
      )}
      {done !== undefined && (
        <span
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- progress cannot hold our bar
          role="progressbar"
          aria-label="移動しています"
          aria-valuenow={Math.round(done * 100)}
          className="absolute -bottom-px left-0 h-0.75 w-full overflow-hidden bg-sunken"
        >
          <span
            className="block h-full bg-lantern transition-[width] duration-calm"
            style={{ width: percent(done) }}
          />
        </span>
      )}
    </>
  )
}
