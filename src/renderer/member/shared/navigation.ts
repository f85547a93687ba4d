import { atom, useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { commonCopy } from '../../lib/copy/common.ts'
import { pageTitle } from '../../lib/copy/titles.ts'
import { failureKind, type ApiError } from '../api/api-error.ts'
import { isLoginEnded, refreshAccount } from '../api/queries.ts'
import { useUnreadCount } from '../api/session-store.ts'
import { store } from '../api/store.ts'
import { useDeviceSettings } from './device-settings.ts'
import { keepReturnAddress } from './drafts.ts'
import { showFlash } from './flash.ts'
import { failureText } from './outcome/failure-text.ts'

/** History state of /login after a failure on `from`, while the login may be valid (D-113). */
const afterFailureOn = (from: string) => ({ from, failed: true }) as const

/** Title of the open page without the product name; '' if it has none. */
const titleAtom = atom('')

/** Sets the title of a page that is not in the route table (about pages). Runs after the router's title. */
export function usePageTitle(title: string): void {
  useEffect(() => store.set(titleAtom, title), [title])
}

/** Sets the document title: the route's or the page's own title with the unread count before it (D-78, D-97). */
export function useDocumentTitle(routeTitle: string): void {
  const { count } = useDeviceSettings()
  const unread = useUnreadCount()
  const title = useAtomValue(titleAtom, { store })

  // Before the effects of pages, so that a page may override the title.
  useLayoutEffect(() => store.set(titleAtom, routeTitle), [routeTitle])
  useLayoutEffect(() => {
    document.title = pageTitle(title, count ? unread : 0)
  }, [count, title, unread])
}

/** Goes back one page, or to `fallback` if the visit began on this page (PROF-35, HONA-17). */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    // The router numbers its entries; 0 is the first page of the visit.
    const index: unknown = window.history.state?.idx
    if (typeof index === 'number' && index > 0) void navigate(-1)
    else void navigate(fallback, { replace: true })
  }, [fallback, navigate])
}

/**
 * Leads to /login after a failed call of a page (PROF-33, REC-61, REC-84, REVIEW-45, GATE-44 to GATE-46). The login may be
 * valid and stays; /login says what happened and leads back (D-113). After a 401 the account decides: if the login has
 * ended, the guard leads away with its own word.
 */
export function useLeadToLogin(): (error: ApiError | null, options?: { replace?: boolean }) => Promise<void> {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const from = pathname + search
  return useCallback(
    async (error, options = {}) => {
      if (error?.status === 401) await refreshAccount()
      if (error?.status === 401 && isLoginEnded()) return
      keepReturnAddress(from)
      await navigate('/login', { ...options, state: afterFailureOn(from) })
    },
    [from, navigate],
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

/** Number of an id in an address; undefined when missing or invalid. */
export function readId(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Address of the member's pairings list; men and women have separate ones (NAV-42). */
export const pairingsPath = (sex: 1 | 2): string => (sex === 1 ? '/recommends/male' : '/recommends')
