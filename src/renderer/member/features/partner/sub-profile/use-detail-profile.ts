import { useEffect } from 'react'
import { leaveFootprintEndpoint } from '../../../../../contract/calls/footprint.ts'
import { detailProfileEndpoint } from '../../../../../contract/calls/partner.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { useAccount } from '../../../api/account.ts'
import { call } from '../../../api/call.ts'
import { openPageRefreshMs, queryClient } from '../../../api/query-client.ts'
import { readSession } from '../../../api/session-store.ts'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { rememberMet } from '../../../shared/met-profiles.ts'

/** Returns the request input, which is also the cache key. */
export function detailInput(uuid: string) {
  const { uid } = readSession()
  return { user: { ...(uid ? { uid } : {}), partner_uuid: uuid } }
}

/** Loads a detailed profile, then leaves a footprint (API-33, API-45). A failed footprint is only logged (SUB-52). */
export function useDetailProfile(uuid: string) {
  const own = useAccount().uuid === uuid
  const profile = useEndpoint(detailProfileEndpoint, detailInput(uuid), {
    enabled: uuid !== '',
    refetchInterval: openPageRefreshMs,
  })
  const shown = profile.data?.success === true
  const liked = profile.data?.success === true && profile.data.profile.is_liked

  useEffect(() => {
    if (!shown) return
    // The timeline holds today's remaining views (D-44).
    void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
    if (own) return
    call(leaveFootprintEndpoint, { profile_uuid: uuid }).catch((error: unknown) =>
      console.warn(error instanceof Error ? error.message : error),
    )
  }, [shown, own, uuid])

  useEffect(() => {
    if (shown && !own) rememberMet(uuid, liked ? 'liked' : 'viewed')
  }, [liked, own, shown, uuid])

  return profile
}
