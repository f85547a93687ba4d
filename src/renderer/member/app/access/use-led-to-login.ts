import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { endedSessionCopy } from '../../../lib/copy/common.ts'
import { queryClient } from '../../api/queries.ts'
import {
  isEndedByWithdrawal,
  isEndedElsewhere,
  isPresentLogin,
  useSession,
  writeSession,
} from '../../api/session-store.ts'
import { useWithdrawing } from '../../api/withdrawal.ts'
import type { ArrivalState } from '../../features/auth/arrival-state.ts'
import { forgetMember } from '../../shared/drafts.ts'
import { forgetLogin } from '../../shared/logout.ts'
import { keepReturnAddress } from '../../shared/return-address.ts'
import { type LoginEnd, loginEnd, type LoginState } from './login-end.ts'

interface Consequence {
  /** Clears what must not stay; `page` is the address of the page. */
  readonly clear: (page: string) => void
  /** What /login shows of it. */
  readonly arrival?: ArrivalState
}

const clearCache = () => queryClient.clear()

/**
 * What follows from each end. A login that another tab has cleared needs no clearing, and the values of a sign-up lead
 * /login to the panel of its mail (D-116).
 */
const consequences: Readonly<Record<LoginEnd, Consequence>> = {
  missing: { clear: forgetLogin },
  signedUp: { clear: clearCache },
  elsewhere: { clear: clearCache, arrival: { elsewhere: true } },
  left: { clear: clearCache, arrival: { left: true } },
  withdrawn: {
    clear() {
      forgetMember()
      forgetLogin()
    },
    arrival: { left: true },
  },
  expired: {
    clear(page) {
      keepReturnAddress(page)
      writeSession({ message: endedSessionCopy.expired })
      forgetLogin()
    },
  },
  unusable: {
    clear(page) {
      keepReturnAddress(page)
      clearCache()
    },
    arrival: { failed: true },
  },
}

/**
 * State for /login if the login does not open the page, else null. The login is cleared here and not with the arrival at
 * /login, because another tab may store a new one before the code of that page is loaded.
 */
export function useLedToLogin(request: Pick<LoginState, 'account' | 'error'>): ArrivalState | null {
  const session = useSession()
  const withdrawing = useWithdrawing()
  const { pathname, search } = useLocation()
  const page = pathname + search
  const end = loginEnd({ ...request, session, withdrawing, isEndedElsewhere, isEndedByWithdrawal })
  const isEnded = end !== null
  const clear = useEffectEvent(() => {
    if (!end) return
    // A login that another tab has stored since stays. Nothing comes after a withdrawal.
    if (end !== 'withdrawn' && !isPresentLogin(session)) clearCache()
    else consequences[end].clear(page)
  })
  // Once: clearing the login changes the reason.
  useEffect(() => {
    if (isEnded) clear()
  }, [isEnded])
  return useMemo(() => end && { from: page, ...consequences[end].arrival }, [page, end])
}
