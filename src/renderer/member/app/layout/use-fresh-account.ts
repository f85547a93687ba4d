import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountQuery } from '../../api/account.ts'
import { readSession } from '../../api/session-store.ts'

/** Refetches a stale account on each page change, so that gates and counts are current. */
export function useFreshAccount(pathname: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (pathname === '' || !readSession()['access-token']) return
    void queryClient.refetchQueries({ queryKey: accountQuery.queryKey, stale: true })
  }, [pathname, queryClient])
}
