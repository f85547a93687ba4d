import { useState } from 'react'
import { type Announcement, announcementsEndpoint } from '../../../../../contract/calls/notice.ts'
import { useAccount } from '../../../api/account.ts'
import { useEndpoint } from '../../../api/queries.ts'
import { documentState } from '../../../shared/document-state.ts'
import { announcementsToShow } from './announcements.ts'

/**
 * Loads the unread announcements if the account counts any. The page starts the request, so that the response is ready
 * for the dialogs. Not cached, because the next visit has other announcements (BONUS-09).
 */
export function useAnnouncements() {
  const enabled = useAccount().anouncement_size > 0
  return useEndpoint(announcementsEndpoint, {}, { enabled, staleTime: Infinity, gcTime: 0 })
}

/** Provides the unread announcements to show, undefined until known, and a function that removes a read one. */
export function useUnreadAnnouncements() {
  const account = useAccount()
  const { data, isLoadingError } = useAnnouncements()
  const [read, setRead] = useState<readonly number[]>([])
  const all = account.anouncement_size === 0 || isLoadingError ? [] : data?.user_notifications
  const unread = all && announcementsToShow(all, documentState(account)).filter(({ id }) => !read.includes(id))
  return { unread, forget: ({ id }: Announcement) => setRead([...read, id]) }
}
