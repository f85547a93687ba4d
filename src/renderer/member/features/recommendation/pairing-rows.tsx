import { Link, useSearchParams } from 'react-router-dom'
import { socialFallbackPath } from '../../../../contract/calls/photo.ts'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { matchedStatusNs, type StatusN } from '../../../../contract/enums/pairing.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { formatListTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { Countdown } from '../../../ui/feedback/progress.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Avatar, RingedAvatar } from '../../../ui/list/avatar.tsx'
import { Badge } from '../../../ui/list/badge.tsx'
import { ListRow, List } from '../../../ui/list/list.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { useConfig } from '../../api/use-config.ts'
import { holdEndMs, isHoldEnding } from '../../shared/hold-end.ts'
import { EndingHolds } from '../../shared/parts/ending-holds.tsx'
import { holdShare, lastDayShare } from './hold-share.ts'
import { readListAddress, viewOf, type ListView, useListAddress } from './lists.ts'

const matched: readonly StatusN[] = matchedStatusNs
const closedToMan: readonly StatusN[] = [0, 3, 6]

/** Whether the two are matched: the chat is open. */
function isMatchedRow(row: Pick<RecommendRow, 'status_n'>): boolean {
  return matched.includes(row.status_n)
}

/**
 * Where a row leads: matched ones to the chat (to the profile with `profile_list`), others to the profile by the partner's
 * user id; a man has nothing to open while she decides, 0 and 6, nor after it came to nothing, 3 (REC-20, REC-21, REC-25, D-83).
 */
export function rowTarget(
  row: Pick<RecommendRow, 'status_n' | 'partner_user_id' | 'recommend'>,
  sex: Sex,
  profileList: boolean,
): string | null {
  if (isMatchedRow(row) && !profileList) {
    return `/chat?uuid=${row.recommend.uuid}&id=${row.partner_user_id}`
  }
  if (sex === 2) return `/profile?id=${row.partner_user_id}`
  return closedToMan.includes(row.status_n) ? null : `/profile/female?id=${row.partner_user_id}`
}

const { list, emptyOf } = recommendationCopy

/** A tab with nobody in it: how somebody comes to stand there, and the way (REC-23). */
function EmptyList({ sex }: { sex: Sex }) {
  const [params] = useSearchParams()
  const address = readListAddress(params)
  const view = viewOf(address)
  // Of the two lists of likes, the one of those sent.
  const sent = address.status === 'send_like'
  const hint = emptyOf[sex][sent ? 'sent' : view]
  const way = wayOf(sex, view, sent)
  return (
    <EmptyState
      title={list.empty}
      action={
        way && (
          <Button tone="quiet" size="m" render={<Link to={way.to} />}>
            {way.text}
          </Button>
        )
      }
    >
      {hint}
    </EmptyState>
  )
}

function wayOf(sex: Sex, view: ListView, sent: boolean): { to: string; text: string } | null {
  if (view === 'declined') return null
  if (view === 'liked' && !sent) return { to: sex === 2 ? '/femaleform' : '/form', text: emptyOf.toProfile }
  if (sent || sex === 1) return { to: '/timeline', text: emptyOf.toTimeline }
  return { to: '/home', text: list.toHome }
}

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
function PairingRow({ row, sex, profileList, nowMs }: PairingRowProps) {
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
      trailing={matched && <Badge count={row.unread_messages_size} label={copy.unread(row.unread_messages_size)} />}
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

/** The entry of the operator office at the head of the list, with what is unread there (REC-08, REC-10). */
export function OperatorRow({ unread }: { unread: number }) {
  const { rowLink, isOpen } = useListAddress()
  return (
    <ListRow
      leading={
        <span className="grid size-14.5 shrink-0 place-items-center rounded-full bg-plum-soft text-plum @3xl:size-22">
          <Icon name="shield" size={26} />
        </span>
      }
      title={copy.operatorOffice}
      text={copy.operatorOfficeText}
      trailing={<Badge count={unread} label={copy.unread(unread)} />}
      render={<Link to={rowLink('/hona')} aria-current={isOpen('/hona') ? 'page' : undefined} />}
    />
  )
}

interface PairingRowsProps {
  sex: Sex
  rows: readonly RecommendRow[]
  profileList: boolean
  /** Unread from the operator; without it the entry is not on this page (REC-08). */
  operatorUnread: number | null
  /** More may come: an empty list says nothing yet. */
  pending?: boolean
}

/** The rows of a list: holds that end within a day first, then the operator and the others. */
export function PairingRows({ sex, rows, profileList, operatorUnread, pending = false }: PairingRowsProps) {
  const nowMs = useServerNow(30_000)
  const ending = sex === 2 ? rows.filter((row) => isHoldEnding(row, nowMs)) : []
  return (
    <>
      {ending.length > 0 && <EndingHolds rows={ending} nowMs={nowMs} />}
      <List cards>
        {operatorUnread !== null && (
          <li>
            <OperatorRow unread={operatorUnread} />
          </li>
        )}
        {rows
          .filter((row) => !ending.includes(row))
          .map((row) => (
            <li key={row.id}>
              <PairingRow row={row} sex={sex} profileList={profileList} nowMs={nowMs} />
            </li>
          ))}
      </List>
      {rows.length === 0 && !pending && <EmptyList sex={sex} />}
    </>
  )
}
