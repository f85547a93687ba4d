import { ErrorState } from '../../../ui/feedback/states.tsx'
import { List } from '../../../ui/list/list.tsx'
import { OperatorRow } from './operator-row.tsx'

/** A list that could not be read: the operator stays within reach (REC-16, REC-26). */
export function ListFailure({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <>
      <List cards>
        <li>
          <OperatorRow unread={0} />
        </li>
      </List>
      <ErrorState onRetry={onRetry} busy={busy} />
    </>
  )
}
