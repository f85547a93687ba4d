import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { endedSessionCopy } from '../../../lib/copy/common.ts'
import { accountQuery } from '../../api/account.ts'
import { isTransient, queryClient } from '../../api/queries.ts'
import {
  hasLogin,
  isEndedByWithdrawal,
  isEndedElsewhere,
  isPresentLogin,
  useSession,
  useWithdrawing,
  writeSession,
} from '../../api/session-store.ts'
import type { ArrivalState } from '../../features/auth/arrival-state.ts'
import { forgetMember } from '../../shared/drafts.ts'
import { useArriving } from '../../shared/loading/use-arriving.ts'
import { forgetLogin } from '../../shared/logout.ts'
import { keepReturnAddress } from '../../shared/return-address.ts'
import { isUsable } from './guards.ts'

/** Retry interval of the account request while the server is unreachable. */
const againMs = 3_000

/**
 * Account of the stored login, with how its request stands. Asks again by itself while the server is unreachable.
 * `redirect` is the state for /login when the page needs a login that there is not, else null.
 */
export function useGuardedAccount() {
  const enabled = hasLogin(useSession())
  const { data: account, error, isFetching, isPaused, isStale, refetch } = useQuery({ ...accountQuery, enabled })
  const ended = error?.status === 401
  const failed = error !== null && (account ? ended : !isTransient(error))
  const unreachable = useWaiting(!account && (isPaused || (error !== null && !failed)), account !== undefined || failed)
  useEffect(() => {
    if (!unreachable || isFetching) return undefined
    const timer = setTimeout(() => void refetch(), againMs)
    return () => clearTimeout(timer)
  }, [unreachable, isFetching, refetch])
  return {
    account: useArriving(account),
    redirect: useLedToLogin(failed || (account !== undefined && !isUsable(account)), ended),
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

/**
 * State for /login without a login or with an `unusable` account; null while the page may stay. `ended` says that the
 * server has ended the login. It is cleared here and not with the arrival at /login, because another tab may store a new
 * one before the code of that page is loaded.
 */
function useLedToLogin(unusable: boolean, ended: boolean): ArrivalState | null {
  const session = useSession()
  const loggedIn = hasLogin(session)
  const withdrawing = useWithdrawing()
  const { pathname, search } = useLocation()
  const page = pathname + search
  const isRefused = !withdrawing && (!loggedIn || unusable)
  const signedUp = session.unconfirmed !== undefined
  const elsewhere = !loggedIn && !signedUp && isEndedElsewhere()
  const left = isRefused && !signedUp && (ended || !loggedIn) && isEndedByWithdrawal()
  const arrival = useMemo(
    (): ArrivalState => ({
      from: page,
      ...(loggedIn && !ended && { failed: true }),
      ...(left ? { left } : elsewhere && { elsewhere }),
    }),
    [page, loggedIn, ended, elsewhere, left],
  )
  const clearLogin = useEffectEvent(() => {
    // An incomplete login counts as none (ROLE-37). The values of a sign-up lead /login to the panel of its mail (D-116).
    if (left && loggedIn) {
      forgetMember()
      return forgetLogin()
    }
    if (elsewhere || signedUp || !isPresentLogin(session)) return queryClient.clear()
    if (!loggedIn) return forgetLogin()
    keepReturnAddress(page)
    if (!ended) return queryClient.clear()
    writeSession({ message: endedSessionCopy.expired })
    forgetLogin()
  })
  useEffect(() => {
    if (isRefused) clearLogin()
  }, [isRefused])
  return isRefused ? arrival : null
}
