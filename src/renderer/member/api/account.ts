import { queryOptions, useQuery } from '@tanstack/react-query'
import { accountEndpoint } from '../../../contract/calls/account.ts'
import type { ResponseOf } from '../../../contract/wire/endpoint.ts'
import { call } from './call.ts'
import { openPageRefreshMs } from './query-client.ts'
import { writeSession } from './session-store.ts'

/** The member's account as API-09 answers it. */
export type Account = ResponseOf<typeof accountEndpoint>

/** How often a page that nobody looks at asks: its title and the app's badge still count. */
const hiddenPageRefreshMs = 60_000

/** Loads the account and stores what other pages read from the session data: sex, payment_conf, unread (AUTH-17, NAV-42). */
export const accountQuery = queryOptions({
  queryKey: [accountEndpoint.id],
  // Keeps the unread number and the gates true on a page that stays open (D-78).
  refetchInterval: () => (document.hidden ? hiddenPageRefreshMs : openPageRefreshMs),
  refetchIntervalInBackground: true,
  // Otherwise a page that comes back would wait for the slow interval to end.
  refetchOnWindowFocus: 'always',
  queryFn: async ({ signal }) => {
    const account = await call(accountEndpoint, {}, { signal })
    writeSession({
      sex: account.sex,
      payment_conf: account.payment_conf,
      unread_messages_size: account.unread_messages_size,
    })
    return account
  },
})

/**
 * The account on pages behind the login: the guard shows them only once it is loaded.
 * Throws on an open page, which has none.
 */
export function useAccount(): Account {
  const { data } = useQuery({ ...accountQuery, refetchOnMount: false })
  if (!data) throw new Error('Failed to read the account: this page is open to everybody. Use useOptionalAccount.')
  return data
}

/** The account if one is loaded, on pages that are also open without a login (menu, about pages). */
export function useOptionalAccount(): Account | undefined {
  return useQuery({ ...accountQuery, enabled: false }).data
}
