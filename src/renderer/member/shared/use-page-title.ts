import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useEffect, useLayoutEffect } from 'react'
import { pageTitle } from '../../lib/copy/titles.ts'
import { store } from '../api/store.ts'
import { useDeviceSettings } from './device-settings.ts'
import { useUnreadCount } from './use-unread-count.ts'

/** The open page's own title, without the product name; '' where it has none. */
const titleAtom = atom('')

/** Names a page whose title is not in the route table (about pages). Runs after the router's own title. */
export function usePageTitle(title: string): void {
  useEffect(() => store.set(titleAtom, title), [title])
}

/** Names the document: the route's title, or the page's own, with the unread count before it (D-78, D-97). */
export function useDocumentTitle(routeTitle: string): void {
  const { count } = useDeviceSettings()
  const unread = useUnreadCount()
  const title = useAtomValue(titleAtom, { store })

  // Before the pages' own effects, so that a page may still name itself.
  useLayoutEffect(() => store.set(titleAtom, routeTitle), [routeTitle])
  useLayoutEffect(() => {
    document.title = pageTitle(title, count ? unread : 0)
  }, [count, title, unread])
}
