import { Link } from 'react-router-dom'
import { socialFallbackPath } from '../../../../../contract/calls/photo.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { formatChatTime } from '../../../../lib/date-ja.ts'
import { Countdown } from '../../../../ui/feedback/countdown.tsx'
import { Avatar } from '../../../../ui/list/avatar.tsx'
import { ListRow } from '../../../../ui/list/list-row.tsx'
import { List } from '../../../../ui/list/list.tsx'
import { SectionHeading } from '../../../../ui/navigation/section-heading.tsx'
import { useServerNow } from '../../../api/server-time.ts'
import { useConfig } from '../../../api/use-config.ts'
import { holdEndMs } from '../../../shared/hold-end.ts'
import { useEndingHolds } from './use-ending-holds.ts'

const copy = homeCopy.endingHolds

/** Whom a woman keeps on hold for less than another day: the one thing of today that passes by itself (D-71). */
export function EndingHolds() {
  const nowMs = useServerNow(30_000)
  const { apiBase } = useConfig()
  const holds = useEndingHolds(nowMs)
  if (holds.length === 0) return null
  return (
    <section aria-labelledby="ending-holds" className="grid gap-1 rounded-m bg-lantern-soft px-4.5 pt-4 pb-1">
      <SectionHeading id="ending-holds" action={<span className="num">{copy.count(holds.length)}</span>}>
        {copy.title}
      </SectionHeading>
      <List>
        {holds.map((hold) => (
          <li key={hold.id}>
            <ListRow
              leading={
                <Avatar src={hold.profile1} fallbackSrc={`${apiBase}${socialFallbackPath}`} size={58} />
              }
              title={hold.twitter_name || commonCopy.name.unnamed}
              text={
                <span className="grid">
                  <Countdown
                    targetMs={holdEndMs(hold.timestamp)}
                    nowMs={nowMs}
                    format={copy.left}
                    doneText={copy.over}
                    className="font-semibold text-lantern-ink"
                  />
                  <span className="text-xs num">{copy.ends(formatChatTime(holdEndMs(hold.timestamp)))}</span>
                </span>
              }
              render={<Link to={`/profile?id=${hold.partner_user_id}`} />}
            />
          </li>
        ))}
      </List>
    </section>
  )
}
