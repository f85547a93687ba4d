import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountQuery } from '../../api/account.ts'
import { isTransient } from '../../api/queries.ts'
import { hasLogin, useSession } from '../../api/session-store.ts'
import { useArriving } from '../../shared/loading/use-arriving.ts'
import { useLedToLogin } from './use-led-to-login.ts'

/** Retry interval of the account request while the server is unreachable. */
const againMs = 3_000

/**
 * Account of the stored login, with how its request stands. Asks again by itself while the server is unreachable.
 * `redirect` is the state for /login if the login does not open the page, else null.
 */
export function useGuardedAccount() {
  const enabled = hasLogin(useSession())
  const { data: account, error, isFetching, isPaused, isStale, refetch } = useQuery({ ...accountQuery, enabled })
  const isLost = error !== null && isTransient(error)
  const hasAnswer = account !== undefined || (error !== null && !isLost)
  const unreachable = useWaiting(!account && (isPaused || isLost), hasAnswer)
  useEffect(() => {
    if (!unreachable || isFetching) return undefined
    const timer = setTimeout(() => void refetch(), againMs)
    return () => clearTimeout(timer)
  }, [unreachable, isFetching, refetch])
  return {
    account: useArriving(account),
    redirect: useLedToLogin({ account, error }),
    unreachable,
    isFetching,
    isFresh: !isStale || error !== null,
    refetch,
  }
}

/** Whether `begins` was true since `ends` was. A retry clears the error of the last attempt, which must not flicker. */
function useWaiting(begins: boolean, ends: boolean): boolean {
  const [waiting, setWaiting] = useState(false)
  if (begins && !waiting) setWaiting(true)
  if (ends && waiting) setWaiting(false)
  return waiting
}
