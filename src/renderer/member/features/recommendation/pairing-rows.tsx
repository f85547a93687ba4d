import { Link } from 'react-router-dom'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { Landscape, LanternScene } from '../../../ui/brand/scenes.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { List, ListRow } from '../../../ui/list/list.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { isHoldEnding } from '../../shared/hold-end.ts'
import { EndingHolds } from '../../shared/parts/ending-holds.tsx'
import { useListAddress } from './list-address.ts'
import { type ListView, viewOf } from './list-views.ts'
import { PairingRow, UnreadBadge } from './pairing-row.tsx'

const { list, emptyOf } = recommendationCopy

/** Empty tab, with an explanation and a link (REC-23). */
export function EmptyList({ sex }: { sex: Sex }) {
  const { address } = useListAddress()
  const view = viewOf(address)
  const sent = address.status === 'send_like'
  const hint = emptyOf[sex][sent ? 'sent' : view]
  const way = wayOf(sex, view, sent)
  return (
    <EmptyState
      title={list.empty}
      scene={view === 'liked' || view === 'matching' ? <LanternScene /> : <Landscape />}
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
  if (view === 'liked' && !sent) return { to: sex === Sex.woman ? '/femaleform' : '/form', text: emptyOf.toProfile }
  if (sent || sex === Sex.man) return { to: '/timeline', text: emptyOf.toTimeline }
  return { to: '/home', text: list.toHome }
}

const { list: copy } = recommendationCopy

/** Entry of the operator office at the head of the list, with its unread count (REC-08, REC-10). */
export function OperatorRow({ unread }: { unread: number }) {
  const { rowLink, isOpen } = useListAddress()
  const open = isOpen('/hona')
  return (
    <ListRow
      leading={
        <span className="grid size-14.5 shrink-0 place-items-center rounded-full bg-plum-soft text-plum @3xl:size-22">
          <Icon name="shield" size={26} />
        </span>
      }
      title={copy.operatorOffice}
      text={copy.operatorOfficeText}
      trailing={!open && <UnreadBadge count={unread} />}
      render={<Link to={rowLink('/hona')} aria-current={open ? 'page' : undefined} />}
    />
  )
}

interface PairingRowsProps {
  sex: Sex
  rows: readonly RecommendRow[]
  profileList: boolean
  /** Unread messages of the operator; null hides the entry (REC-08). */
  operatorUnread: number | null
  /** Whether more rows may load. An empty list then shows nothing. */
  pending?: boolean
}

/** Rows of a list: holds that end within a day, the operator, then all others. */
export function PairingRows({ sex, rows, profileList, operatorUnread, pending = false }: PairingRowsProps) {
  const nowMs = useServerNow(30_000)
  const ending = sex === Sex.woman ? rows.filter((row) => isHoldEnding(row, nowMs)) : []
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
