import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { List } from '../../../ui/list/list.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { isHoldEnding } from '../../shared/hold-end.ts'
import { EndingHolds } from '../../shared/parts/ending-holds.tsx'
import { EmptyList } from './empty-list.tsx'
import { OperatorRow } from './operator-row.tsx'
import { PairingRow } from './pairing-row.tsx'

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
