import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { accountEndpoint } from '../../../contract/calls/account.ts'
import type { ApiError } from './api-error.ts'
import { onClockJump } from './server-time.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

const freshMs = 10_000
/** Interval for open pages with other members, so that a member who has blocked the viewer disappears soon. */
export const openPageRefreshMs = 20_000
const maxRetries = 2

/** Cached responses show at once when a page is reopened and are refetched in the background. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // Logs every failure, whatever the page shows (D-90).
      console.warn(error.message)
      checkLogin(error, query.queryKey)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error) => checkLogin(error),
    // Nearly every change affects the account's counts, flags or gates.
    onSuccess: () => refreshAccount(),
  }),
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: (failures, error) => failures < maxRetries && isTransient(error),
      retryDelay: (failures) => 400 * 3 ** failures,
    },
    // Offline, a form fails at once; nothing is sent later without the member's knowledge.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Whether a retry may help: no response, or a server error. */
export function isTransient(error: ApiError): boolean {
  return error.network || error.status >= 500
}

/**
 * Refetches the account after a refused login. Its response distinguishes an ended session from an under-age or suspended
 * member, who is informed (C-6, GATE-13, GATE-22).
 */
function checkLogin(error: ApiError, key?: QueryKey): void {
  if (error.status === 401 && key?.[0] !== accountEndpoint.id) void refreshAccount()
}

/** Refetches the account if a page uses it. */
export function refreshAccount(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [accountEndpoint.id] })
}

// A changed server clock makes the whole screen outdated. Requests in flight are not repeated.
onClockJump(() => void queryClient.invalidateQueries({}, { cancelRefetch: false }))
