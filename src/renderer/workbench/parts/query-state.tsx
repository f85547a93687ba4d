import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListSkeleton } from '../../ui/feedback/list-skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { ControlProblem } from '../control/call-control.ts'

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
  /** Rows of the stand-in while it loads. */
  rows?: number | undefined
}

/** What a panel shows while its data loads, when it cannot be had, and when it is there. */
export function QueryState<Data>({ query, children, rows = 6 }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <ListSkeleton rows={rows} avatar={false} />
  const { error } = query
  if (error instanceof ControlProblem && error.status === 404) {
    return <ErrorState>この機能は、いまのサーバーにはありません。</ErrorState>
  }
  return (
    <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching}>
      {error instanceof ControlProblem ? error.message : undefined}
    </ErrorState>
  )
}
