import { atom, useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { pageTitle } from '../../lib/copy/titles.ts'
import { useUnreadCount } from '../api/session-store.ts'
import { store } from '../api/store.ts'
import { useDeviceSettings } from './device-settings.ts'

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

/** Number of an id in an address; undefined when missing or invalid. */
export function readId(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Address of the member's pairings list; men and women have separate ones (NAV-42). */
export const pairingsPath = (sex: 1 | 2): string => (sex === 1 ? '/recommends/male' : '/recommends')
