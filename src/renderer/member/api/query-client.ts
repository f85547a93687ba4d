import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { accountEndpoint } from '../../../contract/calls/account.ts'
import type { ApiError } from './api-error.ts'
import { onClockJump } from './server-time.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** Every query and mutation of the app fails with nothing else. */
    defaultError: ApiError
  }
}

const freshMs = 10_000
/** How often a page that shows other members asks again while it stays open: who blocked this one is gone from it soon. */
export const openPageRefreshMs = 20_000
const maxRetries = 2

/** Answers are kept and shown at once when a page is opened again; they are asked for again in the background. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // What failed on a page is logged, whatever the page shows of it (D-90).
      console.warn(error.message)
      checkLogin(error, query.queryKey)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error) => checkLogin(error),
    // Nearly every change shows in the account's counts, flags or gates, so it is read again after each.
    onSuccess: () => refreshAccount(),
  }),
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: (failures, error) => failures < maxRetries && isTransient(error),
      retryDelay: (failures) => 400 * 3 ** failures,
    },
    // Without a line a form says so at once; nothing is sent later behind the member's back.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Worth another try: no answer, or the server's own trouble. */
export function isTransient(error: ApiError): boolean {
  return error.network || error.status >= 500
}

/**
 * A refused login anywhere asks for the account: its answer decides between an ended session and an under-age or stopped
 * member, who is told why (C-6, GATE-13, GATE-22).
 */
function checkLogin(error: ApiError, key?: QueryKey): void {
  if (error.status === 401 && key?.[0] !== accountEndpoint.id) void refreshAccount()
}

/** Asks for the account again, where a page waits for it. */
export function refreshAccount(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [accountEndpoint.id] })
}

// A moved server clock ages everything on screen at once. What is on its way already, as where the workbench asked for all
// of it, is not asked for twice.
onClockJump(() => void queryClient.invalidateQueries({}, { cancelRefetch: false }))
