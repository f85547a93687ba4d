import { useQuery, queryOptions } from '@tanstack/react-query'
import { accountEndpoint } from '../../../contract/calls/account.ts'
import { Sex, AgeConf } from '../../../contract/enums/member.ts'
import type { ResponseOf } from '../../../contract/wire/endpoint.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { isPaid } from './paid.ts'
import { openPageRefreshMs } from './queries.ts'
import { hasLogin, isPresentLogin, readSession, writeSession } from './session-store.ts'

/** The member's account (API-09). */
export type Account = ResponseOf<typeof accountEndpoint>

/** Interval in the background, where the document title and the app badge still show the unread count. */
const hiddenPageRefreshMs = 60_000

/**
 * Reads the account of the stored login. A response for a login that was replaced meanwhile, in another tab, says nothing
 * about the present one, so the account is read again.
 */
async function readAccount(signal: AbortSignal): Promise<Account> {
  const login = readSession()
  const isReplaced = () => !isPresentLogin(login) && hasLogin(readSession())
  const account = await call(accountEndpoint, {}, { signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401 && isReplaced()) return undefined
    throw error
  })
  return account === undefined || isReplaced() ? readAccount(signal) : account
}

/** Loads the account and stores sex, payment_conf and unread count for other pages (AUTH-17, NAV-42). */
export const accountQuery = queryOptions({
  queryKey: [accountEndpoint.id],
  // Keeps the unread count and the gates current on an open page (D-78).
  refetchInterval: () => (document.hidden ? hiddenPageRefreshMs : openPageRefreshMs),
  refetchIntervalInBackground: true,
  // Otherwise a page that becomes visible would wait for the slow interval.
  refetchOnWindowFocus: 'always',
  queryFn: async ({ signal }) => {
    const account = await readAccount(signal)
    writeSession({
      sex: account.sex,
      payment_conf: account.payment_conf,
      unread_messages_size: account.unread_messages_size,
    })
    return account
  },
})

/**
 * Account on pages behind the login, whose guard has loaded it.
 * @throws Error on an open page, which has no account.
 */
export function useAccount(): Account {
  const { data } = useQuery({ ...accountQuery, refetchOnMount: false })
  if (!data) throw new Error('Failed to read the account of an open page. Use useOptionalAccount.')
  return data
}

/** Account if loaded, for pages that are also open without a login (menu, about pages). */
export function useOptionalAccount(): Account | undefined {
  return useQuery({ ...accountQuery, enabled: false }).data
}

/** Whether the document is verified and a man has also paid (C-6). */
export function isVerified(account: Pick<Account, 'age_conf' | 'payment_conf' | 'sex'>): boolean {
  return account.age_conf === AgeConf.verified && (account.sex === Sex.woman || isPaid(account))
}
