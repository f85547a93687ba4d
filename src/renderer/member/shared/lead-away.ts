import { useCallback } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { commonCopy } from '../../lib/copy/common.ts'
import { failureKind, type ApiError } from '../api/api-error.ts'
import { isLoginEnded, refreshAccount } from '../api/queries.ts'
import { showFlash } from './flash.ts'
import { failureText, withLeftPage } from './outcome/failure-text.ts'
import { keepReturnAddress } from './return-address.ts'

interface LeadOnOptions extends NavigateOptions {
  /** Label of a link below the flash. Only for a page that no other link leads to (D-145). */
  readonly wayOn?: string
}

/**
 * Opens the page that a response leads to. If this page was left before the response came, it stays closed and a flash
 * shows `text` instead (D-113); null shows none.
 */
export function useLeadOn(): (to: string, text: string | null, options?: LeadOnOptions) => Promise<void> {
  const navigate = useNavigate()
  const isLeft = useIsLeft()
  return async (to, text, { wayOn, ...options } = {}) => {
    if (!isLeft()) return navigate(to, options)
    const link = wayOn === undefined ? {} : { link: { label: wayOn, to, state: options.state as unknown } }
    if (text !== null) showFlash({ text, ...link })
  }
}

/** Returns a function that tells whether another page is open by now. */
export function useIsLeft(): () => boolean {
  const { pathname, search } = useLocation()
  return useCallback(() => location.pathname + location.search !== pathname + search, [pathname, search])
}

/** History state of /login after a failure on `from`, while the login may be valid (D-113). */
const afterFailureOn = (from: string, again: boolean) => ({ from, failed: true, again }) as const

/**
 * Leads to /login after a failed call of a page (PROF-33, REC-61, REC-84, REVIEW-45, GATE-44 to GATE-46). The login may be
 * valid and stays; /login says what happened and leads back (D-113). After a 401 the account decides: if the login has
 * ended, the guard leads away with its own message.
 */
export function useLeadToLogin(): (error: ApiError | null, options?: { replace?: boolean }) => Promise<void> {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const from = pathname + search
  const again = isReopened(state)
  const isLeft = useIsLeft()
  return useCallback(
    async (error, options = {}) => {
      if (error?.status === 401) await refreshAccount()
      if (error?.status === 401 && isLoginEnded()) return
      if (isLeft()) return showFlash({ text: withLeftPage(error, commonCopy.errorOccurred), tone: 'error' })
      if (!again) keepReturnAddress(from)
      await navigate('/login', { ...options, state: afterFailureOn(from, again) })
    },
    [again, from, isLeft, navigate],
  )
}

/**
 * Handles a failed act of a member by its kind (D-113). `onRefusal` handles a refusal: it reads the state again and shows
 * it. A flash reports a lost connection or a fault of the server. Any other failure leads to /login.
 */
export function useLeaveOnFailure(onRefusal?: (error: ApiError) => void): (error: ApiError) => void {
  const lead = useLeadToLogin()
  return (error) => {
    const kind = failureKind(error)
    if (kind === 'failure') void lead(error)
    else if (kind === 'refusal' && onRefusal) onRefusal(error)
    else showFlash({ text: failureText(error, commonCopy.errorOccurred), tone: 'error' })
  }
}

/** History state of a page opened again after its failure (D-113). When it fails once more, /login leads home. */
export const openedAgain = { openedAgain: true } as const

function isReopened(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedAgain' in state
}
