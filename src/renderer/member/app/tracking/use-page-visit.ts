import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pageAccess, pageTrackingEndpoint } from '../../../../contract/calls/tracking.ts'
import { accountQuery } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import { readSession } from '../../api/session-store.ts'

/**
 * What happens on each page that a logged-in member opens: it is reported, never awaited and never in the way (API-08,
 * ROLE-27), and an account that is no longer fresh is read again, so that gates and counts hold on every page.
 */
export function usePageVisit(pathname: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!readSession()['access-token']) return
    call(pageTrackingEndpoint, { from: pageAccess, path: pathname }, { keepalive: true }).catch(() => {})
    void queryClient.refetchQueries({ queryKey: accountQuery.queryKey, stale: true })
  }, [pathname, queryClient])
}
