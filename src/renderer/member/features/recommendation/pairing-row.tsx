import { Link } from 'react-router-dom'
import { socialFallbackPath } from '../../../../contract/calls/photo.ts'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { formatListTime } from '../../../lib/date-ja.ts'
import { Countdown } from '../../../ui/feedback/progress.tsx'
import { Avatar, RingedAvatar } from '../../../ui/list/avatar.tsx'
import { Badge } from '../../../ui/list/badge.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { useConfig } from '../../api/use-config.ts'
import { holdEndMs, isHoldEnding } from '../../shared/hold-end.ts'
import { holdShare, lastDayShare } from './hold-share.ts'
import { isMatchedRow, rowTarget } from './row-target.ts'
import { useListAddress } from './use-list-address.ts'

const copy = recommendationCopy.list
/** On a card of a wide list; the ring takes the room around a smaller picture. */
const wide = { bare: '@3xl:size-22!', ringed: '@3xl:m-2 @3xl:size-18' }

interface PairingRowProps {
  row: RecommendRow
  sex: Sex
  profileList: boolean
  /** The server's time, epoch ms. */
  nowMs: number
}

/** One pairing: photo, name, label, time; matched ones with the last message and what is unread (REC-21). */
export function PairingRow({ row, sex, profileList, nowMs }: PairingRowProps) {
  const { apiBase } = useConfig()
  const { rowLink, isOpen } = useListAddress()
  const target = rowTarget(row, sex, profileList)
  const matched = isMatchedRow(row)
  const share = holdShare(row.timestamp, nowMs)
  const picture = { src: row.profile1, fallbackSrc: `${apiBase}${socialFallbackPath}` }
  const name = <bdi>{row.twitter_name || commonCopy.name.unnamed}</bdi>
  return (
    <ListRow
      leading={
        sex === 2 && row.status_n === 6 ? (
          <RingedAvatar {...picture} share={share} urgent={share < lastDayShare} className={wide.ringed} />
        ) : (
          <Avatar {...picture} size={58} className={wide.bare} />
        )
      }
      title={
        matched ? (
          <>
            {name}
            <span className="ms-2.5 text-xs font-normal text-ink-3">{row.status}</span>
          </>
        ) : (
          name
        )
      }
      meta={formatListTime(row.timestamp, nowMs)}
      text={matched ? row.last_message || copy.noMessageYet : <Standing row={row} sex={sex} nowMs={nowMs} />}
      trailing={
        matched && <Badge count={row.unread_messages_size} label={copy.unread(row.unread_messages_size)} />
      }
      {...(target === null
        ? {}
        : { render: <Link to={rowLink(target)} aria-current={isOpen(target) ? 'page' : undefined} /> })}
    />
  )
}

/** The label; hers on hold with the time that is left (L-11, D-11), amber on the last day (D-71). */
function Standing({ row, sex, nowMs }: Omit<PairingRowProps, 'profileList'>) {
  if (sex === 1 && row.status_n === 3) return copy.declinedMan(row.status)
  if (sex !== 2 || row.status_n !== 6) return row.status
  return (
    <Countdown
      targetMs={holdEndMs(row.timestamp)}
      nowMs={nowMs}
      format={(rest) => copy.onHold(row.status, rest)}
      doneText={row.status}
      className={isHoldEnding(row, nowMs) ? 'font-semibold text-lantern-ink' : ''}
    />
  )
}
