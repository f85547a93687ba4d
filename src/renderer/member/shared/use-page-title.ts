import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useEffect, useLayoutEffect } from 'react'
import { productName } from '../../lib/copy/common.ts'
import { pageTitle, unreadTitle } from '../../lib/copy/titles.ts'
import { store } from '../api/store.ts'
import { useDeviceSettings } from './device-settings.ts'
import { useUnreadCount } from './use-unread-count.ts'

/** The open page's own title, without the product name; '' where it has none. */
const titleAtom = atom('')

/** Names a page whose title is not in the route table (about pages). Runs after the router's own title. */
export function usePageTitle(title: string): void {
  useEffect(() => store.set(titleAtom, title), [title])
}

/** Names the document: the route's title, or the page's own; with something unread only how much it is (D-78). */
export function useDocumentTitle(routeTitle: string): void {
  const { count } = useDeviceSettings()
  const unread = useUnreadCount()
  const title = useAtomValue(titleAtom, { store })

  // Before the pages' own effects, so that a page may still name itself.
  useLayoutEffect(() => store.set(titleAtom, routeTitle), [routeTitle])
  useLayoutEffect(() => {
    if (count && unread > 0) document.title = unreadTitle(unread)
    else document.title = title === '' ? productName : pageTitle(title)
  }, [count, title, unread])
}
