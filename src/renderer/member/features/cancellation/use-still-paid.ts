import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { accountQuery } from '../../api/account.ts'

/**
 * Whether a plan is running by the freshly loaded account: undefined until it has been read on this page. Read again with
 * every step (CANCEL-23, CANCEL-24).
 */
export function useStillPaid(step: number): boolean | undefined {
  const { data, isFetchedAfterMount, refetch } = useQuery({ ...accountQuery, refetchOnMount: 'always' })
  const checkedFor = useRef(step)
  useEffect(() => {
    if (checkedFor.current === step) return
    checkedFor.current = step
    void refetch()
  }, [refetch, step])
  return isFetchedAfterMount && data ? data.payment_conf === 1 : undefined
}
