import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/feedback/states.tsx'

interface WaitingProps {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>
  skeleton: ReactNode
  children?: string
}

/** Stands in for data that is not loaded: a skeleton, or the error with a retry. */
export function Waiting({ query: { isError, isFetching, refetch }, skeleton, children }: WaitingProps) {
  if (!isError) return skeleton
  return (
    <ErrorState onRetry={() => void refetch()} busy={isFetching}>
      {children}
    </ErrorState>
  )
}
