import type { UseQueryResult } from '@tanstack/react-query'
import { announcementsEndpoint } from '../../../../contract/calls/notice.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { useAccount } from '../../api/account.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'

/**
 * The unread announcements, asked for only where the account counts some. The page itself starts the call, so that the
 * answer is there by the time the dialogs are; it is not kept, since the next visit has others (BONUS-09).
 */
export function useAnnouncements(): UseQueryResult<ResponseOf<typeof announcementsEndpoint>> {
  const enabled = useAccount().anouncement_size > 0
  return useEndpoint(announcementsEndpoint, {}, { enabled, staleTime: Infinity, gcTime: 0 })
}
