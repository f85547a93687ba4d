import { useCallback } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { commonCopy } from '../../lib/copy/common.ts'
import { failureKind, type ApiError } from '../api/api-error.ts'
import { isLoginEnded, refreshAccount } from '../api/queries.ts'
import { keepReturnAddress } from './drafts.ts'
import { showFlash } from './flash.ts'
import { isReopened } from './history-states.ts'
import { failureText, withLeftPage } from './outcome/failure-text.ts'

interface LeadOnOptions extends NavigateOptions {
  /** Label of a link below the word. Only for a page that no other way leads to (D-145). */
  readonly wayOn?: string
}

/**
 * Opens the page that an answer leads to. An answer that comes after this page was left leads nobody away (D-113): `word`
 * says then what is done.
 */
export function useLeadOn(): (to: string, word: string | null, options?: LeadOnOptions) => Promise<void> {
  const navigate = useNavigate()
  const isLeft = useIsLeft()
  return async (to, word, { wayOn, ...options } = {}) => {
    if (!isLeft()) return navigate(to, options)
    const way = wayOn === undefined ? {} : { way: { label: wayOn, to, state: options.state as unknown } }
    if (word !== null) showFlash({ text: word, ...way })
  }
}

/** Tells whether another page is open by now. */
export function useIsLeft(): () => boolean {
  const { pathname, search } = useLocation()
  return useCallback(() => location.pathname + location.search !== pathname + search, [pathname, search])
}

/** History state of /login after a failure on `from`, while the login may be valid (D-113). */
const afterFailureOn = (from: string, again: boolean) => ({ from, failed: true, again }) as const

/**
 * Leads to /login after a failed call of a page (PROF-33, REC-61, REC-84, REVIEW-45, GATE-44 to GATE-46). The login may be
 * valid and stays; /login says what happened and leads back (D-113). After a 401 the account decides: if the login has
 * ended, the guard leads away with its own word.
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
 * Handles a failed act of a member by its kind (D-113): a refusal by `onRefusal`, which reads the state again and says it;
 * a lost connection and a fault of the server by a message on the page; any other failure at /login.
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
