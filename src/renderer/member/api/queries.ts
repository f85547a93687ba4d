import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { accountEndpoint } from '../../../contract/calls/account.ts'
import type { Endpoint, RequestInput, ResponseOf } from '../../../contract/wire/endpoint.ts'
import { type ApiError, failureKind } from './api-error.ts'
import { call } from './call.ts'
import { onClockJump } from './server-time.ts'
import { onSessionChange, readSession } from './session-store.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

const freshMs = 10_000

/** Interval for open pages with other members, so that a member who has blocked the viewer disappears soon. */
export const openPageRefreshMs = 20_000

const maxRetries = 2
/** Before the first retry; three times as long before each further one. */
const retryPauseMs = 400

/** Cached responses show at once when a page is reopened and are refetched in the background. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => noteFailure(error, queryKey) }),
  mutationCache: new MutationCache({
    onError: (error) => noteFailure(error),
    // Nearly every change affects the account's counts, flags or gates.
    onSuccess: () => refreshAccount(),
  }),
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: (failures, error) => failures < maxRetries && isTransient(error),
      retryDelay: (failures) => retryPauseMs * 3 ** failures,
    },
    // Offline, a form fails at once; nothing is sent later without the member's knowledge.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Whether a retry may help. */
export const isTransient = (error: ApiError): boolean => error.kind !== 'aborted' && failureKind(error) === 'lost'

/**
 * Logs every failure, whatever the page shows (D-90), and refetches the account after a refused login. Its response
 * distinguishes an ended session from an under-age or suspended member, who is informed (C-6, GATE-13, GATE-22).
 */
function noteFailure(error: ApiError, key?: QueryKey): void {
  console.warn(error.message)
  if (error.status === 401 && key?.[0] !== accountEndpoint.id) void refreshAccount()
}

/** Refetches the account if a page uses it. */
export function refreshAccount(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [accountEndpoint.id] })
}

/** Whether the last response about the account said that the login has ended. */
export const isLoginEnded = (): boolean => queryClient.getQueryState([accountEndpoint.id])?.error?.status === 401

// A changed server clock makes the whole screen outdated. Requests in flight are not repeated.
onClockJump(() => void queryClient.invalidateQueries({}, { cancelRefetch: false }))

/** Member of the latest login, whose data the cache holds. */
let cachedUid = readSession().uid

// Another tab may store another member's login at once, e.g. while this one was frozen: nothing of the former stays.
onSessionChange(() => {
  const { uid = cachedUid } = readSession()
  if (uid === cachedUid) return
  cachedUid = uid
  void queryClient.resetQueries()
})

/** Cache key of a call: `[id, input]`. `[id]` alone matches every input. */
export function endpointKey<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
): readonly [string, RequestInput<E>] {
  return [endpoint.id, input]
}

type QueryOptions<E extends Endpoint, Data> = Omit<
  UseQueryOptions<ResponseOf<E>, ApiError, Data>,
  'queryKey' | 'queryFn'
>

/** Interval of further requests while the connection is lost and the page has nothing to show (D-113). */
const lostRefreshMs = 10_000

/** Reads a documented call through the cache. `input` is part of the key, so it must be plain data. */
export function useEndpoint<E extends Endpoint, Data = ResponseOf<E>>(
  endpoint: E,
  input: RequestInput<E>,
  options: QueryOptions<E, Data> = {},
): UseQueryResult<Data> {
  return useQuery<ResponseOf<E>, ApiError, Data>({
    ...options,
    refetchInterval: (query) => {
      const { refetchInterval } = options
      const { data, error } = query.state
      if (!refetchInterval && data === undefined && error !== null && isTransient(error)) return lostRefreshMs
      return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval
    },
    queryKey: endpointKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })
}
