import { Link } from 'react-router-dom'
import { socialFallbackPath } from '../../../../contract/calls/photo.ts'
import type { RecommendRow } from '../../../../contract/calls/recommendation/recommendation.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { formatDayHeading, formatTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Countdown } from '../../../ui/feedback/countdown.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { SectionHeading } from '../../../ui/navigation/section-heading.tsx'
import { useConfig } from '../../api/use-config.ts'
import { holdEndMs } from '../../shared/hold-end.ts'

const copy = recommendationCopy.list.due

interface DueHoldsProps {
  rows: readonly RecommendRow[]
  nowMs: number
}

/** Those whom she holds and who go within a day unless she decides, in amber above the list. */
export function DueHolds({ rows, nowMs }: DueHoldsProps) {
  const { apiBase } = useConfig()
  return (
    <section className="grid gap-2" aria-labelledby="due-heading">
      <SectionHeading
        id="due-heading"
        action={<span className="text-s text-ink-2 num">{commonCopy.unit.people(rows.length)}</span>}
      >
        {copy.title}
      </SectionHeading>
      <ul className="grid gap-2 @3xl:grid-cols-2 @3xl:gap-4 @6xl:grid-cols-3">
        {rows.map((row) => {
          const endMs = holdEndMs(row.timestamp)
          return (
            <li key={row.id} className="grid gap-3 rounded-m bg-lantern-soft p-3.5">
              <div className="flex items-center gap-3.5">
                <Avatar
                  src={row.profile1}
                  fallbackSrc={`${apiBase}${socialFallbackPath}`}
                  size={58}
                  className="ring-2 ring-lantern-ink"
                />
                <div className="min-w-0">
                  <bdi className="block truncate font-semibold">
                    {row.twitter_name || commonCopy.name.unnamed}
                  </bdi>
                  <p className="text-s font-semibold text-lantern-ink">
                    <Countdown targetMs={endMs} nowMs={nowMs} format={copy.rest} doneText={row.status} />
                  </p>
                  <p className="text-xs text-ink-2 num">
                    {copy.ends(`${formatDayHeading(endMs)}${formatTime(endMs)}`)}
                  </p>
                </div>
              </div>
              <Button size="m" wide render={<Link to={`/profile?id=${row.partner_user_id}`} />}>
                {copy.decide}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
