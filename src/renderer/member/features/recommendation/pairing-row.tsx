import { Link } from 'react-router-dom'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { receivedLike, sentLike, StatusN } from '../../../../contract/enums/pairing.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { formatListTime } from '../../../lib/date-ja.ts'
import { Countdown } from '../../../ui/feedback/countdown.tsx'
import type { Tone } from '../../../ui/feedback/tone.ts'
import { Avatar, RingedAvatar } from '../../../ui/list/avatar.tsx'
import { Badge } from '../../../ui/list/badge.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { isOwnLastWord } from '../../shared/device/last-words.ts'
import { holdEndMs, holdShare, isHoldEnding, lastDayShare } from '../../shared/hold-end.ts'
import { isLikedMeanwhile } from '../../shared/pairing-progress.ts'
import { useFallbackPicture } from '../../shared/parts/member-picture.tsx'
import { useListAddress } from './list-address.ts'
import { isMatchedRow, rowTarget, turnOf, rowText } from './row-rules.ts'

const { list: copy, chip } = recommendationCopy

/** Sizes on a card of a wide list. A ring reduces the picture. */
const wide = { bare: '@3xl:size-22!', ringed: '@3xl:m-2 @3xl:size-18' }

interface PairingRowProps {
  row: RecommendRow
  sex: Sex
  profileList: boolean
  nowMs: number
}

/** Not on the row whose conversation is open: a list loaded meanwhile may hold the number from before. */
export const UnreadBadge = ({ count }: { count: number }) => <Badge count={count} label={copy.unread(count)} />

/** One pairing; a matched row also shows the last message and the unread count (REC-21). */
export function PairingRow({ row, sex, profileList, nowMs }: PairingRowProps) {
  const { rowLink, isOpen } = useListAddress()
  const target = rowTarget(row, sex, profileList)
  const open = target !== null && isOpen(target)
  const matched = isMatchedRow(row)
  const share = holdShare(row.timestamp, nowMs)
  const picture = { src: row.profile1, fallbackSrc: useFallbackPicture() }
  return (
    <ListRow
      leading={
        sex === Sex.woman && row.status_n === StatusN.held ? (
          <RingedAvatar {...picture} share={share} urgent={share < lastDayShare} className={wide.ringed} />
        ) : (
          <Avatar {...picture} size={58} className={wide.bare} />
        )
      }
      title={<bdi>{row.twitter_name || commonCopy.name.unnamed}</bdi>}
      mark={<RowStatus row={row} sex={sex} nowMs={nowMs} />}
      meta={formatListTime(row.timestamp, nowMs)}
      text={rowText(row, sex)}
      trailing={matched && !open && <UnreadBadge count={row.unread_messages_size} />}
      {...(target === null ? {} : { render: <Link to={rowLink(target)} aria-current={open ? 'page' : undefined} /> })}
    />
  )
}

/** Status text. Her holds show the remaining time (L-11, D-11), amber on the last day (D-71). */
function RowStatus({ row, sex, nowMs }: Omit<PairingRowProps, 'profileList'>) {
  const { status_n: statusN } = row
  if (isMatchedRow(row)) {
    const turn = turnOf(row, sex, isOwnLastWord(row.recommend.uuid, row.timestamp))
    if (turn === 'own') return <Mark tone="plum">{chip.ownTurn}</Mark>
    return <Mark tone="neutral">{turn === 'partner' ? chip.partnerTurn : row.status}</Mark>
  }
  if (statusN === receivedLike[sex]) return <Mark tone="rose">{chip.received}</Mark>
  if (statusN === sentLike[sex]) return <Mark tone="neutral">{chip.sent}</Mark>
  const held = sex === Sex.woman && statusN === StatusN.held
  return (
    <>
      {held ? (
        <Mark tone={isHoldEnding(row, nowMs) ? 'amber' : 'neutral'}>
          <Countdown targetMs={holdEndMs(row.timestamp)} nowMs={nowMs} format={chip.held} doneText={row.status} />
        </Mark>
      ) : (
        <Mark tone={sex === Sex.woman && statusN === StatusN.new ? 'plum' : 'neutral'}>{row.status}</Mark>
      )}
      {isLikedMeanwhile(row) && <Mark tone="rose">{chip.received}</Mark>}
    </>
  )
}

function Mark({ tone, children }: { tone: Tone; children: React.ReactNode }) {
  return (
    <Chip tone={tone} className="min-h-5.5! px-2! py-0! font-normal num inset-ring inset-ring-wash">
      {children}
    </Chip>
  )
}
