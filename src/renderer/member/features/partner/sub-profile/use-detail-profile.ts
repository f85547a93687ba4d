import { useEffect } from 'react'
import { detailProfileEndpoint } from '../../../../../contract/calls/partner.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { useAccount } from '../../../api/account.ts'
import { openPageRefreshMs, queryClient, useEndpoint } from '../../../api/queries.ts'
import { ownUid } from '../../../api/session-store.ts'
import { rememberMet } from '../../../shared/device/met-profiles.ts'
import { useFootprint } from '../use-footprint.ts'

export function detailInput(uuid: string) {
  return { user: { ...ownUid(), partner_uuid: uuid } }
}

/** Loads a detailed profile, then leaves a footprint (API-33, API-45). A failed footprint is only logged (SUB-52). */
export function useDetailProfile(uuid: string) {
  const own = useAccount().uuid === uuid
  const profile = useEndpoint(detailProfileEndpoint, detailInput(uuid), {
    enabled: uuid !== '',
    refetchInterval: openPageRefreshMs,
  })
  const shown = profile.data?.success === true ? uuid : null
  const liked = profile.data?.success === true && profile.data.profile.is_liked

  useEffect(() => {
    if (shown === null) return
    // The timeline holds today's remaining views (D-44).
    void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
  }, [shown])
  useFootprint(own ? null : shown)

  useEffect(() => {
    if (shown !== null && !own) rememberMet(shown, liked ? 'liked' : 'viewed')
  }, [liked, own, shown])

  return profile
}
