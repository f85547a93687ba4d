import {
  type DefaultError,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { ListSkeleton } from '../../ui/feedback/list-skeletons.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { ControlProblem } from '../hub/control/control-problem.ts'
import { useCopy } from '../hub/language.ts'
import { partsCopy } from './copy.ts'

interface QueryStateProps<Data, Key extends QueryKey> {
  of: UseQueryOptions<Data, DefaultError, Data, Key>
  children: (data: Data) => React.ReactNode
  /** Number of placeholder rows while loading. */
  rows?: number | undefined
  /** The data has no padding of its own around it. */
  flush?: boolean | undefined
}

/** Renders a query: a placeholder while it loads, an error, or its data. */
export function QueryState<Data, Key extends QueryKey>(props: QueryStateProps<Data, Key>) {
  const { of, children, rows = 6, flush = false } = props
  const query = useQuery(of)
  if (query.data !== undefined) return children(query.data)
  if (!query.isPending) return <QueryError of={query} />
  return (
    <div className={flush ? 'px-4.5' : ''}>
      <ListSkeleton rows={rows} avatar={false} />
    </div>
  )
}

/** Says why a query failed, and offers to try again. */
export function QueryError({ of: { error, isFetching, refetch } }: { of: UseQueryResult }) {
  const { unknownFeature } = useCopy(partsCopy)
  // Another 404 names the record that is gone.
  if (error instanceof ControlProblem && error.status === 404 && (error.code ?? 'unknown') === 'unknown')
    return <ErrorState>{unknownFeature}</ErrorState>
  return (
    <ErrorState onRetry={() => void refetch()} busy={isFetching}>
      {error instanceof ControlProblem ? error.message : undefined}
    </ErrorState>
  )
}
