import { ListSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { Waiting } from '../../../ui/feedback/states.tsx'
import { List } from '../../../ui/list/list.tsx'
import { OperatorRow } from './operator-row.tsx'

/** A list that is not loaded: its skeleton, or the error below the entry of the operator (REC-16, REC-26). */
export function WaitingList({ query }: Pick<React.ComponentProps<typeof Waiting>, 'query'>) {
  return (
    <>
      {query.isError && (
        <List cards>
          <li>
            <OperatorRow unread={0} />
          </li>
        </List>
      )}
      <Waiting query={query} skeleton={<ListSkeleton rows={8} />} />
    </>
  )
}
