import { Link } from 'react-router-dom'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { formatDayHeading, formatTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { SectionHeading } from '../../../ui/base/card.tsx'
import { Countdown } from '../../../ui/feedback/countdown.tsx'
import { holdEndMs } from '../hold-end.ts'
import { partnerIdOf } from '../pairing-address.ts'
import { decidingOn } from '../profile-entry.ts'
import { MemberAvatar } from './member-picture.tsx'

const copy = recommendationCopy.list.ending
const { contact, pass } = recommendationCopy.decision

/** Held members who leave within a day unless she decides, in amber, on home and above the list (D-71). */
export function EndingHolds({ rows, nowMs }: { rows: readonly RecommendRow[]; nowMs: number }) {
  return (
    <section className="grid gap-2" aria-labelledby="ending-holds">
      <SectionHeading
        id="ending-holds"
        action={<span className="text-s text-ink-2 num">{commonCopy.unit.people(rows.length)}</span>}
      >
        {copy.title}
      </SectionHeading>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-2 @3xl:gap-4">
        {rows.map((row) => (
          <li key={row.id} className="grid gap-3 rounded-m bg-lantern-soft p-3.5">
            <EndingHold row={row} nowMs={nowMs} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function EndingHold({ row, nowMs }: { row: RecommendRow; nowMs: number }) {
  const endMs = holdEndMs(row.timestamp)
  const profile = `/profile?id=${partnerIdOf(row)}`
  return (
    <>
      <Link to={profile} className="flex items-center gap-3.5 rounded-s">
        <MemberAvatar src={row.profile1} size={58} className="ring-2 ring-lantern-ink" />
        <span className="grid min-w-0">
          <bdi className="truncate font-semibold">{row.twitter_name || commonCopy.name.unnamed}</bdi>
          <Countdown
            targetMs={endMs}
            nowMs={nowMs}
            format={copy.left}
            doneText={row.status}
            className="text-s font-semibold text-lantern-ink"
          />
          <span className="text-xs text-ink-2 num">{copy.ends(`${formatDayHeading(endMs)}${formatTime(endMs)}`)}</span>
        </span>
      </Link>
      {/* The profile opens with the pressed decision, because only the profile asks and decides. */}
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button tone="quiet" size="m" render={<Link to={profile} state={decidingOn('pass')} />}>
          {pass}
        </Button>
        <Button size="m" render={<Link to={profile} state={decidingOn('contact')} />}>
          {contact}
        </Button>
      </div>
    </>
  )
}
