import type { UseQueryResult } from '@tanstack/react-query'
import { announcementsEndpoint } from '../../../../contract/calls/notice.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { useAccount } from '../../api/account.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'

/**
 * Loads the unread announcements if the account counts any. The page starts the request, so that the response is ready
 * for the dialogs. Not cached, because the next visit has other announcements (BONUS-09).
 */
export function useAnnouncements(): UseQueryResult<ResponseOf<typeof announcementsEndpoint>> {
  const enabled = useAccount().anouncement_size > 0
  return useEndpoint(announcementsEndpoint, {}, { enabled, staleTime: Infinity, gcTime: 0 })
}
