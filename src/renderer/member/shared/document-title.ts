import { atom, useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect } from 'react'
import { pageTitle } from '../../lib/copy/titles.ts'
import { useUnreadCount } from '../api/session-store.ts'
import { store } from '../api/store.ts'
import { useDeviceSettings } from './device/device-settings.ts'

/** Title of the open page without the product name; '' if it has none. */
export const titleAtom = atom('')

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
