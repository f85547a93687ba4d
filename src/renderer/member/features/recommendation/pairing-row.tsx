import { Link } from 'react-router-dom'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { matchedStatusNs, receivedLike, sentLike, StatusN } from '../../../../contract/enums/pairing.ts'
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
import { chatPath, isLikedMeanwhile, partnerPath } from '../../shared/pairings.ts'
import { useFallbackPicture } from '../../shared/parts/member-picture.tsx'
import { useListAddress } from './list-address.ts'

const { list: copy, chip } = recommendationCopy

const closedToMan: readonly StatusN[] = [StatusN.new, StatusN.noMatch, StatusN.held]

/** Whether the pairing is matched, so that the chat is open. */
function isMatchedRow(row: Pick<RecommendRow, 'status_n'>): boolean {
  return matchedStatusNs.includes(row.status_n)
}

/**
 * Returns the target of a row (REC-20, REC-21, REC-25, D-83). Matched rows lead to the chat, or to the profile with
 * `profile_list`. Other rows lead to the profile by the partner's user id. A man's rows at 0, 6 and 3 have no target:
 * she decides, or the pairing has failed.
 */
export function rowTarget(
  row: Pick<RecommendRow, 'status_n' | 'partner_user_id' | 'recommend'>,
  sex: Sex,
  profileList: boolean,
): string | null {
  if (isMatchedRow(row) && !profileList) return chatPath(row)
  return sex === Sex.man && closedToMan.includes(row.status_n) ? null : partnerPath(sex, row.partner_user_id)
}

/** Sizes on a card of a wide list. A ring reduces the picture. */
const wide = { bare: '@3xl:size-22!', ringed: '@3xl:m-2 @3xl:size-18' }

interface PairingRowProps {
  row: RecommendRow
  sex: Sex
  profileList: boolean
  nowMs: number
}

/** Whose turn it is; null when the last author is unknown (D-105). The woman writes first (D-27). */
export function turnOf(
  row: Pick<RecommendRow, 'last_message' | 'unread_messages_size'>,
  sex: Sex,
  ownLastWord: boolean | null,
): 'own' | 'partner' | null {
  if (row.unread_messages_size > 0) return 'own'
  if (row.last_message === '') return sex === Sex.woman ? 'own' : 'partner'
  if (ownLastWord === null) return null
  return ownLastWord ? 'partner' : 'own'
}

/** Whether this member can see the profile and must decide. The row then shows a summary of the person. */
const isOpenTo = (sex: Sex, statusN: StatusN) =>
  sex === Sex.woman ? !isMatchedRow({ status_n: statusN }) : statusN === StatusN.likedByWoman

/** Age, area and the first sentence of the partner's text; empty from an API that does not send them. */
export function personSummary({ age, area, contents }: Pick<RecommendRow, 'age' | 'area' | 'contents'>): string {
  const [sentence = ''] = (contents ?? '').split(/(?<=[。！？\n])/)
  const years = age === null || age === undefined ? '' : commonCopy.unit.age(age)
  return [[years, area?.[0]].filter(Boolean).join('・'), sentence.trim()].filter(Boolean).join(' ')
}

/** Last message of a match, the person who awaits an answer, or why there is nothing to do. */
function rowText(row: RecommendRow, sex: Sex): string {
  if (isMatchedRow(row)) return row.last_message || copy.noMessageYet
  if (isOpenTo(sex, row.status_n)) return personSummary(row)
  return sex === Sex.man && row.status_n === StatusN.noMatch ? copy.declinedMan : copy.waitForHer
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
